import type { Generated } from 'kysely'

/** Which rights a member of staff has on a site; the user may be of another site. */
export interface GrantTable {
  userSite: string
  user: string
  site: string
  role: string
}

/** The password of a user, apart from his row so that no query of users can reach it. */
export interface CredentialTable {
  site: string
  user: string
  /** argon2id of the password; with a `salt`, of the SHA-256 that an older client made of password and salt. */
  hash: string
  salt: string | null
  updatedAt: string
}

/** That somebody may set a new password who cannot sign in: one is live for each user, and only the mail holds its secret. */
export interface PasswordRequestTable {
  handle: string
  /** The site that was asked, where alone it is answered. */
  site: string
  userSite: string
  user: string
  purpose: 'reset' | 'activate'
  /** SHA-256 of the secret. */
  hash: string
  /** The address that it was sent to; it ends when the user has another one. */
  email: string
  createdAt: string
  expiresAt: string
}

/** The e-mail address that somebody wants for his account: it is his once he has opened the link that was sent to it. */
export interface EmailChangeTable {
  handle: string
  /** The site that was asked, where alone it is answered. */
  site: string
  userSite: string
  user: string
  /** SHA-256 of the secret. */
  hash: string
  email: string
  /** The address that he had when he asked; it ends when he has another one. */
  was: string | null
  createdAt: string
  expiresAt: string
}

export interface SessionTable {
  /** SHA-256 of what the cookie holds. */
  hash: string
  site: string
  userSite: string
  user: string
  interface: string
  createdAt: string
  seenAt: string
  expiresAt: string
  /** Whether the person has said that he works on this site now; an administrator of several has to (specification L72). */
  isChosen: Generated<boolean>
  /** `bypass` where another system said who he is (specification L180). */
  mode: Generated<'standard' | 'bypass'>
  /** The session of the member of staff who acts in the person's name: where it ends, so does this. */
  ofStaff: string | null
  /** When its person last proved who he is. */
  provedAt: string
  /** The kinds of browser and of device, null where they are not known; the browser's own text is not kept. */
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
  /** Null while he does, and where he let it run out. */
  endedAt: string | null
}

/** Somebody whose password was right, and who has yet to give the second step. */
export interface SignInPendingTable {
  /** SHA-256 of what the cookie holds. */
  hash: string
  site: string
  userSite: string
  user: string
  interface: string
  remember: boolean
  tries: number
  expiresAt: string
}

/** An authenticator app of a member of staff; it counts once it is confirmed. */
export interface TotpTable {
  userSite: string
  user: string
  /** Sealed. */
  secret: unknown
  confirmedAt: string | null
  /** The step of half a minute whose code was used last: it and those before it are refused. */
  lastStep: number
  createdAt: string
}

/** A code that replaces a second step that was lost, once. */
export interface RecoveryCodeTable {
  userSite: string
  user: string
  /** HMAC under the key of secrets. */
  hash: string
  usedAt: string | null
}

export interface PasskeyTable {
  id: string
  userSite: string
  user: string
  /** The host name at which it was made, and at which alone it works. */
  rpId: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: unknown
  name: string
  createdAt: string
  usedAt: string | null
}

/** What a passkey is to sign, once and soon. */
export interface PasskeyChallengeTable {
  /** SHA-256 of it. */
  hash: string
  site: string
  purpose: 'register' | 'prove' | 'sign-in'
  /** The hash of the cookie of whom it was given to. */
  bound: string
  expiresAt: string
}

/** That a session may be carried on to another site, once and soon. */
export interface SessionTransferTable {
  /** SHA-256 of what the form carries. */
  hash: string
  /** The session that is carried on; where it ends, so does this. */
  session: string
  /** The site that it may be carried to, and no other. */
  site: string
  expiresAt: string
}

/** How a member of staff likes the back office. */
export interface OfficeLayoutTable {
  userSite: string
  user: string
  density: string
  scheme: string
  /** Where he begins; '' is the first list that is his. */
  start: string
  isRailed: Generated<boolean>
  hasLetters: Generated<boolean>
  isToured: Generated<boolean>
  hasOverviews: Generated<boolean>
}

/** That a learner may sign in by what a provider says of him: the provider, and its name for him. */
export interface IdentityTable {
  site: string
  issuer: string
  subject: string
  user: string
  /** What the provider called him when he was last here, for him to know it by. */
  name: string
  createdAt: string
}

/** A sign-in by the chat app that is under way, used once. */
export interface LoginStateTable {
  /** SHA-256 of the state that goes to the provider and comes back. */
  hash: string
  /** SHA-256 of what a cookie of the browser that began holds. */
  browser: string
  site: string
  /** The session whose person links the account; null where somebody signs in. */
  session: string | null
  /** The path of this site where he goes on. */
  next: string
  nonce: string
  verifier: string
  expiresAt: string
}

/** That an assertion of another system was used; it is kept for as long as it would be valid. */
export interface UsedAssertionTable {
  site: string
  /** SHA-256 of its `jti`. */
  hash: string
  expiresAt: string
}

/** A site that an owner is making step by step. */
export interface SiteDraftTable {
  userSite: string
  user: string
  /** The site's, once it is made. */
  _id: string
  written: unknown
  updatedAt: string
}
