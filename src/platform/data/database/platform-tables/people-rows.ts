import type { Generated } from 'kysely'

/** The rights of a staff member on a site. The user may belong to another site. */
export interface GrantTable {
  userSite: string
  user: string
  site: string
  role: string
}

/** The password of a user. It is not in the user row, so no query of users can read it. */
export interface CredentialTable {
  site: string
  user: string
  /** argon2id of the password. With a `salt`, of the SHA-256 that an older client made of password and salt. */
  hash: string
  salt: string | null
  updatedAt: string
}

/**
 * A password reset for someone who cannot sign in. Each user has one active request, and only the mail contains its
 * secret.
 */
export interface PasswordRequestTable {
  handle: string
  /** The site of the request, the only one that accepts it. */
  site: string
  userSite: string
  user: string
  purpose: 'reset' | 'activate'
  /** SHA-256 of the secret. */
  hash: string
  /** The address that it was sent to. It expires when the user's address changes. */
  email: string
  createdAt: string
  expiresAt: string
}

/** A new e-mail address for an account. It takes effect when the user opens the link in the mail. */
export interface EmailChangeTable {
  handle: string
  /** The site of the request, the only one that accepts it. */
  site: string
  userSite: string
  user: string
  /** SHA-256 of the secret. */
  hash: string
  email: string
  /** The user's address at the time of the request. The request expires when it changes. */
  was: string | null
  createdAt: string
  expiresAt: string
}

export interface SessionTable {
  /** SHA-256 of the cookie's value. */
  hash: string
  site: string
  userSite: string
  user: string
  interface: string
  createdAt: string
  seenAt: string
  expiresAt: string
  /**
   * Whether the user has chosen this site to work on. An administrator of several sites must choose (specification
   * L72).
   */
  isChosen: Generated<boolean>
  /** `bypass` if another system authenticated the user (specification L180). */
  mode: Generated<'standard' | 'bypass'>
  /** The session of the staff member who acts as this user. When it ends, so does this one. */
  ofStaff: string | null
  /** When the user last proved their identity. */
  provedAt: string
  /** The kind of browser and device, null if unknown. The browser's own text is not stored. */
  browser: string | null
  device: string | null
}

/** That a member of staff acted in the name of a learner, and why. */
export interface ImpersonationTable {
  _id: string
  site: string
  user: string
  actor: string
  actorName: string
  reason: string
  startedAt: string
  endsAt: string
  /** Null while active, and if it expired. */
  endedAt: string | null
}

/** A user with the right password who has not yet given the second factor. */
export interface SignInPendingTable {
  /** SHA-256 of the cookie's value. */
  hash: string
  site: string
  userSite: string
  user: string
  interface: string
  remember: boolean
  tries: number
  expiresAt: string
}

/** An authenticator app of a staff member. It is valid once confirmed. */
export interface TotpTable {
  userSite: string
  user: string
  /** Encrypted. */
  secret: unknown
  confirmedAt: string | null
  /** The last used 30-second time step. Codes of that step and earlier ones are refused. */
  lastStep: number
  createdAt: string
}

/** A one-time code that replaces a lost second factor. */
export interface RecoveryCodeTable {
  userSite: string
  user: string
  /** HMAC with the secrets key. */
  hash: string
  usedAt: string | null
}

export interface PasskeyTable {
  id: string
  userSite: string
  user: string
  /** The host name on which it was created, and the only one on which it works. */
  rpId: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: unknown
  name: string
  createdAt: string
  usedAt: string | null
}

/** A challenge for a passkey to sign, valid once and briefly. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the challenge. */
  hash: string
  site: string
  purpose: 'register' | 'prove' | 'sign-in'
  /** The hash of the cookie of the user who received it. */
  bound: string
  expiresAt: string
}

/** That a session may be carried on to another site, once and soon. */
export interface SessionTransferTable {
  /** SHA-256 of what the form carries. */
  hash: string
  /** The session to carry over. When it ends, so does this. */
  session: string
  /** The only site that it may be carried to. */
  site: string
  expiresAt: string
}

/** A staff member's settings of the office. */
export interface OfficeLayoutTable {
  userSite: string
  user: string
  density: string
  scheme: string
  /** The start screen; '' is the first list that the user may open. */
  start: string
  isRailed: Generated<boolean>
  hasLetters: Generated<boolean>
  isToured: Generated<boolean>
  hasOverviews: Generated<boolean>
}

/** Lets a learner sign in with an external provider: the provider and its id for the learner. */
export interface IdentityTable {
  site: string
  issuer: string
  subject: string
  user: string
  /** The learner's name at the provider at the last sign-in, for display. */
  name: string
  createdAt: string
}

/** A sign-in by the chat app that is under way, used once. */
export interface LoginStateTable {
  /** SHA-256 of the state that goes to the provider and comes back. */
  hash: string
  /** SHA-256 of the cookie in the browser that started it. */
  browser: string
  site: string
  /** The session of the user who links the account; null for a sign-in. */
  session: string | null
  /** The path of this site to continue at. */
  next: string
  nonce: string
  verifier: string
  expiresAt: string
}

/** A used assertion of another system. It is stored for as long as it would be valid. */
export interface UsedAssertionTable {
  site: string
  /** SHA-256 of its `jti`. */
  hash: string
  expiresAt: string
}

/** A site that an owner is setting up step by step. */
export interface SiteDraftTable {
  userSite: string
  user: string
  /** The site's id, once it is created. */
  _id: string
  written: unknown
  updatedAt: string
}
