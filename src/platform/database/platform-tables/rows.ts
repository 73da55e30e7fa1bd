import type { Generated } from 'kysely'
import type {
  ChatStateTable,
  IdentityTable,
  UsedAssertionTable,
  ActingTable,
  CredentialTable,
  GrantTable,
  HandOverTable,
  OfficeLayoutTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PasswordRequestTable,
  RecoveryCodeTable,
  SessionTable,
  SignInPendingTable,
  TotpTable,
} from './people-rows.ts'

/** That a site is there, and under which other one; what it is set to is its `configuration`. */
export interface SiteTable {
  _id: string
  parent: string | null
  createdAt: string
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
  sign_in_pending: SignInPendingTable
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  job: JobTable
  chore: ChoreTable
  password_request: PasswordRequestTable
  hand_over: HandOverTable
  identity: IdentityTable
  chat_state: ChatStateTable
  used_assertion: UsedAssertionTable
  office_layout: OfficeLayoutTable
  answered_call: AnsweredCallTable
  history: HistoryTable
}
