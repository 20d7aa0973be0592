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
 * Anyone, or anything, that acts within an institution: a visitor, a person, a program, a job. Actors with permissions come
 * from the host: in a call, from `actors.ofKey` or from `actors.system`.
 */
export interface Actor {
  readonly institution: InstitutionRef;
  readonly user: UserRef | undefined;
  /** What acts where no person does, for the audit log: an API key, or a plugin and its reason. */
  readonly agent?: string;
  /** False for a permission of a plugin that is off. */
  may(permission: Permission): boolean;
}

/** A caller of a public route: perhaps signed in, perhaps not. */
export interface Visitor extends Actor {
  readonly client: { readonly address: string; readonly userAgent: string };
  /** The token's session, which signing out ends. */
  readonly session: string | undefined;
}

/** A scored assessment with a question open before somebody: until it is answered or withdrawn, chats are closed for them. */
export interface OpenAssessment {
  /** One sentence for the learner: why chats are closed. */
  readonly message: string;
  /** The plugin that runs it. */
  readonly plugin: string;
  /** Whether it can be paused, which withdraws the question. */
  readonly canPause: boolean;
  /** When it ends by itself, where it does. */
  readonly endsAt?: Date;
}

/** A signed-in caller. */
export interface Who extends Visitor {
  readonly user: UserRef;
  readonly session: string;
}
