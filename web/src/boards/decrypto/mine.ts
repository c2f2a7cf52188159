import type { View } from "../../types/decrypto";
import type { Mine } from "..";

export function mine({ seat, public: all }: View): Mine {
  if (seat === null) return {};
  const alone = all.players === 3 && all.teams[1].includes(seat);
  const role = alone ? "interceptor" : all.encryptors.includes(seat) ? "encryptor" : "decoder";
  return { goal: alone ? "interceptor" : all.players === 3 ? "pair" : "team", role };
}
