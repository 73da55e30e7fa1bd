import type { Generated } from 'kysely'

/** That a site is there, and under which other one; what it is set to is its `configuration`. */
export interface SiteTable {
  _id: string
  parent: string | null
  createdAt: string
}

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
  /** The session of the member of staff who acts in the person's name: where it ends, so does this. */
  ofStaff: string | null
}

/** That a member of staff acted in the name of a learner, and why. */
export interface ActingTable {
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

/** That a session may be carried on to another site, once and soon. */
export interface HandOverTable {
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
}

/** Work to be done in the background: written in the transaction that wants it. */
export interface JobTable {
  _id: Generated<number>
  /** '' for a chore, which is of the whole installation. */
  site: Generated<string>
  kind: string
  payload: unknown
  /** Of two that wait, no two have the same. */
  key: string | null
  state: Generated<'ready' | 'running' | 'failed'>
  tries: Generated<number>
  createdAt: string
  runAt: string
  /** A random word of this one taking: who does not hold it cannot end the job. */
  lease: string | null
  leaseUntil: string | null
  cancelledAt: string | null
  percent: Generated<number>
  word: unknown
  error: string | null
}

/** When a chore is due next. */
export interface ChoreTable {
  name: string
  schedule: string
  dueAt: string
}

/** What a call with an Idempotency-Key was answered, to be answered again (house §1). */
export interface AnsweredCallTable {
  site: string
  key: string
  who: string
  /** Hash of its method, path and body. */
  request: string
  /** JSON, as text so that it is the same to the letter; null until the call is done, which nobody else can see. */
  answer: string | null
  createdAt: string
}

/** Who did what to a row, and when; only ever added to. */
export interface HistoryTable {
  /** '' for a row that every site shares. */
  site: string
  collection: string
  row: string
  version: number
  verb: 'create' | 'update' | 'remove' | 'restore'
  user: string | null
  name: string
  role: string
  at: string
  changes: unknown
  /** The member of staff who acted in that name. */
  actor: string | null
  actorName: string | null
}

/** That a learner came from the directory of the institution. */
export interface DirectoryPersonTable {
  site: string
  externalID: string
  user: string
  /** The directory knows him no more, and he was switched off for that. */
  isOff: boolean
}

/** What came of reading the directory last. */
export interface DirectorySyncTable {
  site: string
  job: number | null
  by: string
  startedAt: string
  endedAt: string | null
  result: unknown
}

export interface PlatformTables {
  site: SiteTable
  directory_person: DirectoryPersonTable
  directory_sync: DirectorySyncTable
  grant: GrantTable
  credential: CredentialTable
  session: SessionTable
  acting: ActingTable
  job: JobTable
  chore: ChoreTable
  password_request: PasswordRequestTable
  hand_over: HandOverTable
  office_layout: OfficeLayoutTable
  answered_call: AnsweredCallTable
  history: HistoryTable
}
