import type { CallSignal, InCall } from '../../calls/contract.ts';

/** The media lines of each connection, in this order. A line without a track sends nothing. */
export const lines = ['audio', 'camera', 'screen'] as const;
export type Line = (typeof lines)[number];

/** What arrives from another person. */
export interface RemotePerson {
  readonly userId: string;
  readonly connectionId: string;
  readonly streams: Readonly<Record<Line, MediaStream>>;
  readonly state: 'connecting' | 'connected' | 'reconnecting';
}

export interface Mesh {
  /** Connects to a person who was in the call before. */
  offerTo(person: InCall): void;
  received(from: InCall, signal: CallSignal): Promise<void>;
  /** Ends the connections to a person, except to one connection of theirs. */
  left(userId: string, except?: string): void;
  /** Sends a track to everyone, without a new negotiation; null sends nothing. */
  send(line: Line, track: MediaStreamTrack | null): void;
  /** Looks for new ways to everyone, after the network changed. */
  restart(): void;
  people(): readonly RemotePerson[];
  close(): void;
}

interface Peer {
  readonly person: InCall;
  readonly connection: RTCPeerConnection;
  readonly streams: Record<Line, MediaStream>;
  isOffering: boolean;
  ignoresOffer: boolean;
  hasConnected: boolean;
  restarting: ReturnType<typeof setTimeout> | undefined;
}

interface MeshOptions {
  /** Own connection to the server. */
  readonly own: string;
  readonly iceServers: RTCIceServer[];
  readonly signal: (to: string, signal: CallSignal) => Promise<unknown>;
  readonly changed: () => void;
}

/** How long a connection may be interrupted before a new way is looked for (ms). */
const interruptedMs = 2000;

/**
 * Direct connections to all others in a call, by perfect negotiation (https://www.w3.org/TR/webrtc/#perfect-negotiation-example):
 * either side may offer at any time, and of two offers at once that of the side whose connection id is less gives way.
 */
export function createMesh({ own, iceServers, signal, changed }: MeshOptions): Mesh {
  const peers = new Map<string, Peer>();
  const tracks: Record<Line, MediaStreamTrack | null> = { audio: null, camera: null, screen: null };

  const peerOf = (person: InCall): Peer => {
    const known = peers.get(person.connectionId);
    if (known) return known;
    const connection = new RTCPeerConnection({ iceServers });
    const peer: Peer = {
      ...{ person, connection, isOffering: false, ignoresOffer: false, hasConnected: false, restarting: undefined },
      streams: { audio: new MediaStream(), camera: new MediaStream(), screen: new MediaStream() },
    };
    peers.set(person.connectionId, peer);
    connection.onnegotiationneeded = () => void offer(peer);
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate) return;
      const { sdpMid, sdpMLineIndex, usernameFragment } = candidate;
      tell(peer, {
        ...{ kind: 'candidate', candidate: candidate.candidate, sdpMid, sdpMLineIndex },
        usernameFragment: usernameFragment ?? null,
      });
    };
    connection.ontrack = ({ transceiver, track }) => {
      const line = lines[connection.getTransceivers().indexOf(transceiver)];
      if (line) peer.streams[line].addTrack(track);
      changed();
    };
    connection.onconnectionstatechange = () => {
      clearTimeout(peer.restarting);
      if (connection.connectionState === 'connected') peer.hasConnected = true;
      if (connection.connectionState === 'failed') connection.restartIce();
      if (connection.connectionState === 'disconnected')
        peer.restarting = setTimeout(() => connection.restartIce(), interruptedMs);
      changed();
    };
    changed();
    return peer;
  };

  const tell = (peer: Peer, what: CallSignal) => {
    // A person who has just left no longer takes signals.
    signal(peer.person.connectionId, what).catch(() => undefined);
  };

  const describe = (peer: Peer) => {
    const description = peer.connection.localDescription;
    if (description && (description.type === 'offer' || description.type === 'answer'))
      tell(peer, { kind: 'description', type: description.type, sdp: description.sdp });
  };

  const offer = async (peer: Peer) => {
    try {
      peer.isOffering = true;
      await peer.connection.setLocalDescription();
      describe(peer);
    } catch (error) {
      if (peer.connection.signalingState !== 'closed') console.warn('Call:', error);
    } finally {
      peer.isOffering = false;
    }
  };

  /** Takes both ways of the lines that the other side offered. */
  const sendOnOfferedLines = (peer: Peer) => {
    for (const [index, transceiver] of peer.connection.getTransceivers().entries()) {
      const line = lines[index];
      if (!line || transceiver.direction === 'sendrecv') continue;
      transceiver.direction = 'sendrecv';
      void transceiver.sender.replaceTrack(tracks[line]);
    }
  };

  const end = (peer: Peer) => {
    clearTimeout(peer.restarting);
    peer.connection.close();
    peers.delete(peer.person.connectionId);
    changed();
  };

  return {
    offerTo(person) {
      const { connection } = peerOf(person);
      if (connection.getTransceivers().length > 0) return;
      for (const line of lines) {
        const { sender } = connection.addTransceiver(line === 'audio' ? 'audio' : 'video', { direction: 'sendrecv' });
        void sender.replaceTrack(tracks[line]);
      }
    },

    async received(from, given) {
      // A candidate of somebody who has not offered belongs to a connection that has ended.
      if (given.kind === 'candidate' && !peers.has(from.connectionId)) return;
      const peer = peerOf(from);
      const { connection } = peer;
      try {
        if (given.kind === 'candidate') {
          await connection.addIceCandidate(given);
          return;
        }
        const isCollision = given.type === 'offer' && (peer.isOffering || connection.signalingState !== 'stable');
        peer.ignoresOffer = isCollision && own > from.connectionId;
        if (peer.ignoresOffer) return;
        await connection.setRemoteDescription({ type: given.type, sdp: given.sdp });
        if (given.type !== 'offer') return;
        sendOnOfferedLines(peer);
        await connection.setLocalDescription();
        describe(peer);
      } catch (error) {
        if (!peer.ignoresOffer && connection.signalingState !== 'closed') console.warn('Call:', error);
      }
    },

    left(userId, except) {
      for (const peer of [...peers.values()])
        if (peer.person.userId === userId && peer.person.connectionId !== except) end(peer);
    },

    send(line, track) {
      tracks[line] = track;
      for (const { connection } of peers.values()) {
        const transceiver = connection.getTransceivers()[lines.indexOf(line)];
        void transceiver?.sender.replaceTrack(track).catch(() => undefined);
      }
    },

    restart() {
      for (const { connection } of peers.values()) connection.restartIce();
    },

    people: () =>
      [...peers.values()].map(({ person, streams, connection, hasConnected }) => ({
        ...person,
        streams,
        state: connection.connectionState === 'connected' ? 'connected' : hasConnected ? 'reconnecting' : 'connecting',
      })),

    close() {
      for (const peer of [...peers.values()]) end(peer);
    },
  };
}
