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

/** That a site is there, and under which other one; what it is set to is its `configuration`. */
interface SiteTable {
  _id: string
  parent: string | null
  createdAt: string
}

/** Work to be done in the background: written in the transaction that wants it. */
interface JobTable {
  _id: Generated<number>
  /** '' for a scheduled job, which is of the whole installation. */
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

/** When a scheduled job is due next. */
interface ScheduledJobTable {
  name: string
  schedule: string
  dueAt: string
}

/** What a call with an Idempotency-Key was answered, to be answered again (design §1). */
interface AnsweredCallTable {
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
interface HistoryTable {
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

/** What a member of staff said about a row, to the others. */
interface RecordCommentTable {
  site: string
  _id: string
  collection: string
  row: string
  person: string
  /** What he was called then. */
  name: string
  text: string
  /** The colleagues whom it names, `{ _id, name }[]`. */
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
  /** What unread ones are gathered by, and of how many more than the one it names it tells. */
  topic: string | null
  more: number
}

/** By which code the workbook of a site names a row. */
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
