"""A seat for an AI assistant: the games over the Model Context Protocol (`maskenball mcp`, docs/mcp.md)."""
