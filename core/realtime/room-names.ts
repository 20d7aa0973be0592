// Names of rooms on the wire. They begin with institution and plugin, so that rooms of different plugins or institutions
// never coincide. Keys come last, because they may contain any character.

/** One room of a plugin in an institution. */
export interface Place {
  readonly institutionId: string;
  readonly plugin: string;
  readonly room: string;
  readonly key: string;
}

export const nameOf = ({ institutionId, plugin, room, key }: Place) =>
  `${roomsOf(institutionId, plugin)}${room}/${key}`;

/** Common prefix of the names of all rooms of a plugin in an institution. */
export const roomsOf = (institutionId: string, plugin: string) => `room/${institutionId}/${plugin}/`;

/** Parses the name of a plugin's room; undefined for other rooms. */
export function placeOf(name: string): Place | undefined {
  const [, institutionId, plugin, room, key] = /^room\/([^/]+)\/([^/]+)\/([^/]+)\/(.*)$/s.exec(name) ?? [];
  if (institutionId === undefined || plugin === undefined || room === undefined || key === undefined) return undefined;
  return { institutionId, plugin, room, key };
}

/** The room of one connection, in any process. */
export const ownRoom = (institutionId: string, connectionId: string) => `connection/${institutionId}/${connectionId}`;

/** The room of all connections of one person. */
export const personalRoom = (institutionId: string, userId: string) => `person/${institutionId}/${userId}`;
