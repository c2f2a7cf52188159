// The Resistance on boardgame.io's own server, as small as ours: propose, vote, play cards, five missions, again.
const { Server } = require('boardgame.io/server');

const SEATS = 8;
const TEAMS = [3, 4, 4, 5, 5];

const deal = (G, random) => {
  const seats = random.Shuffle([...Array(SEATS).keys()]);
  Object.assign(G, {
    spies: seats.slice(0, 3), leader: seats[3], mission: 0, won: [0, 0], rejected: 0, phase: 'propose', team: [],
    sealed: {}, log: [],
  });
  return G;
};

const wanted = (G, seat) =>
  G.phase === 'propose' ? seat === G.leader : (G.phase === 'vote' || G.team.includes(seat)) && !(seat in G.sealed);

const answer = {
  move: ({ G, playerID, random }, value) => {
    const seat = Number(playerID);
    if (!wanted(G, seat)) return 'INVALID_MOVE';
    if (G.phase === 'propose') {
      Object.assign(G, { team: value, phase: 'vote', sealed: {} });
      G.log.push({ event: 'proposed', leader: seat, team: value });
      return;
    }
    G.sealed[seat] = value;
    const all = Object.values(G.sealed);
    if (all.length < (G.phase === 'vote' ? SEATS : G.team.length)) return;
    const no = all.filter((one) => !one).length;
    const votes = G.sealed;
    G.sealed = {};
    if (G.phase === 'vote') {
      const on = no * 2 < SEATS;
      G.log.push({ event: 'voted', votes, on });
      G.rejected = on ? 0 : G.rejected + 1;
      G.phase = on ? 'mission' : 'propose';
    } else {
      G.log.push({ event: 'mission', sabotaged: no });
      G.won[no ? 1 : 0] += 1;
      G.mission += 1;
      G.phase = 'propose';
    }
    G.leader = (G.leader + 1) % SEATS;
    if (G.rejected === 5 || Math.max(...G.won) === 3) deal(G, random);
  },
  client: false,
  redact: true, // or its log would tell everybody what was voted
};

const resistance = {
  name: 'resistance',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true, // which would keep every state of a match
  setup: ({ random }) => deal({}, random),
  playerView: ({ G, playerID }) => {
    const { spies, sealed, ...open } = G;
    const me = Number(playerID);
    return {
      ...open,
      awaited: [...Array(SEATS).keys()].filter((seat) => wanted(G, seat)),
      answer: sealed[me],
      spies: spies.includes(me) ? spies : null,
      asks: wanted(G, me) ? { phase: G.phase, size: TEAMS[G.mission] } : null,
    };
  },
  turn: { activePlayers: { all: 'play' }, stages: { play: { moves: { answer } } } },
  moves: { answer },
};

Server({ games: [resistance], origins: [/.*/] }).run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
