import type { Generated } from 'kysely'
import type { AttachmentTable, FileFolderTable, FileTable } from './file-rows.ts'
import type { FollowedJobTable, SyndicatedCopyTable, SyndicatedRowTable } from './family-rows.ts'
import type { PageDraftTable, PagePresenceTable, PageRevisionTable, PageVersionTable } from './page-rows.ts'
import type { EditBatchTable, ListViewTable } from './office-rows.ts'
import type {
  LoginStateTable,
  IdentityTable,
  UsedAssertionTable,
  ImpersonationTable,
  CredentialTable,
  EmailChangeTable,
  GrantTable,
  SessionTransferTable,
  OfficeLayoutTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PasswordRequestTable,
  RecoveryCodeTable,
  SessionTable,
  SignInPendingTable,
  SiteDraftTable,
  TotpTable,
} from './people-rows.ts'

/** A site and its parent. Its settings are its `configuration`. */
interface SiteTable {
  _id: string
  parent: string | null
  createdAt: string
}

/** A background job, written in the transaction that queues it. */
interface JobTable {
  _id: Generated<number>
  /** '' for a scheduled job, which belongs to the whole installation. */
  site: Generated<string>
  kind: string
  payload: unknown
  /** No two waiting jobs have the same key. */
  key: string | null
  state: Generated<'ready' | 'running' | 'failed'>
  tries: Generated<number>
  createdAt: string
  runAt: string
  /** A random token of the current lease. A worker without it cannot finish the job. */
  lease: string | null
  leaseUntil: string | null
  cancelledAt: string | null
  percent: Generated<number>
  word: unknown
  error: string | null
}

/** When a scheduled job is next due. */
interface ScheduledJobTable {
  name: string
  schedule: string
  dueAt: string
}

/** The response to a call with an Idempotency-Key, for repeats of the call (design §1). */
interface AnsweredCallTable {
  site: string
  key: string
  who: string
  /** Hash of its method, path and body. */
  request: string
  /**
   * JSON as text, so that a repeat is identical byte for byte. Null until the call is done; no other transaction sees
   * it before.
   */
  answer: string | null
  createdAt: string
}

/** Who changed a row, how and when. Append-only. */
interface HistoryTable {
  /** '' for a row of a global collection. */
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
  /** The staff member who acted as the user. */
  actor: string | null
  actorName: string | null
}

/** A comment that staff left on a row for their colleagues. */
interface RecordCommentTable {
  site: string
  _id: string
  collection: string
  row: string
  person: string
  /** The author's name at that time. */
  name: string
  text: string
  /** The colleagues that it mentions, `{ _id, name }[]`. */
  mentions: unknown
  at: string
  editedAt: string | null
}

/** What a person is told on a site; JSON texts are in both languages. */
interface NoticeTable {
  site: string
  _id: string
  userSite: string
  user: string
  collection: string | null
  row: string | null
  title: unknown
  text: unknown
  href: string
  createdAt: string
  readAt: string | null
  /** The key that groups unread notices, and how many more the notice counts besides the one it names. */
  topic: string | null
  more: number
}

/** The code that the workbook of a site uses for a row. */
interface WorkbookCodeTable {
  site: string
  collection: string
  code: string
  row: string
}

export interface PlatformTables {
  site: SiteTable
  grant: GrantTable
  credential: CredentialTable
  session: SessionTable
  impersonation: ImpersonationTable
  sign_in_pending: SignInPendingTable
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  job: JobTable
  scheduled_job: ScheduledJobTable
  password_request: PasswordRequestTable
  email_change: EmailChangeTable
  session_transfer: SessionTransferTable
  identity: IdentityTable
  login_state: LoginStateTable
  used_assertion: UsedAssertionTable
  office_layout: OfficeLayoutTable
  list_view: ListViewTable
  edit_batch: EditBatchTable
  workbook_code: WorkbookCodeTable
  site_draft: SiteDraftTable
  answered_call: AnsweredCallTable
  history: HistoryTable
  record_comment: RecordCommentTable
  notice: NoticeTable
  file: FileTable
  file_folder: FileFolderTable
  attachment: AttachmentTable
  syndicated_row: SyndicatedRowTable
  syndicated_copy: SyndicatedCopyTable
  followed_job: FollowedJobTable
  page_draft: PageDraftTable
  page_revision: PageRevisionTable
  page_version: PageVersionTable
  page_presence: PagePresenceTable
}
