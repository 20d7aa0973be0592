import type { Permission, Role } from './access.ts';

export interface InstitutionRef {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export interface UserRef {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  /** A short-lived learner of the demo. */
  readonly demo: boolean;
}

/**
 * On whose behalf something is done within an institution: a visitor, a person, a program or a job. Actors with
 * permissions come only from the host: in a call, from `actors.ofKey` or from `actors.system`.
 */
export interface Actor {
  readonly institution: InstitutionRef;
  readonly user: UserRef | undefined;
  /** Who acts instead of a person, for the audit log: an API key, or a plugin and its reason. */
  readonly agent?: string;
  /** The administrator who is signed in as the person `user`. */
  readonly signedInBy?: SignedInBy | undefined;
  /** Whether the actor has a permission. False for permissions of plugins that are off. */
  may(permission: Permission): boolean;
}

export interface SignedInBy {
  readonly userId: string;
  readonly until: Date;
}

/** A caller of a public route, signed in or not. */
export interface Visitor extends Actor {
  readonly client: {
    readonly address: string;
    readonly userAgent: string;
    /** The host, with its port, that the browser addressed. */
    readonly host?: string;
    /** The query of the call as it was sent, for signatures that cover it. */
    readonly query?: string;
  };
  /** Session of the token; undefined without sign-in. */
  readonly session: string | undefined;
}

/** A scored assessment in which a person has an open question. Chats are closed until it is answered or withdrawn. */
export interface OpenAssessment {
  /** One sentence for the learner about why chats are closed. */
  readonly message: string;
  /** Id of the plugin that runs the assessment. */
  readonly plugin: string;
  /** Whether the assessment can be paused, which withdraws the question. */
  readonly canPause: boolean;
  /** When it ends automatically, if it does. */
  readonly endsAt?: Date;
}

/** A signed-in caller. */
export interface Who extends Visitor {
  readonly user: UserRef;
  readonly session: string;
}
