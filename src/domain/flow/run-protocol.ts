/** The states of a run. `asking` waits for the browser, `waiting` for a time, `unsure` for a person who decides. */
export const runStates = [
  ...(['ready', 'running', 'waiting', 'asking', 'unsure', 'done', 'stopped', 'failed', 'cancelled'] as const),
]
export type RunState = (typeof runStates)[number]

/** The states of a step of a run. */
export type StepRunState = 'begun' | 'done' | 'skipped' | 'failed' | 'unsure'

/** The body of `POST /flow/start`. `form` holds the answers as they are, `page` the path of the page, `isAuto` says that no person pressed anything. */
export interface FlowStart {
  flowID: string
  form?: Readonly<Record<string, unknown>>
  page?: string
  isAuto?: boolean
}

/** The body of `POST /flow/answer`. It answers the step of `do` by the `token` and `seq` of the answer before. */
export interface FlowAnswer {
  run: string
  token: string
  seq: number
  outcome: BrowserOutcome
}

/**
 * What the browser did. `isTrue` is the answer of a prompt, and true for other steps that were performed. `values` are
 * only of login, forgot and changepwd: by the names of `fields`, and they are never stored.
 */
export interface BrowserOutcome {
  isTrue: boolean
  values?: Readonly<Record<string, string>>
}

/** A step that the browser performs. Its placeholders are filled. */
export interface BrowserStep {
  id: string
  name: string
  action: BrowserAction
}
export type BrowserAction =
  | { code: 'reload' }
  | { code: 'wait'; seconds: number; message: string }
  | { code: 'alert'; title: string; message: string; button: string }
  | { code: 'debug'; values: Readonly<Record<string, unknown>> }
  | { code: 'prompt'; title: string; message: string; accept: string; decline: string }
  | { code: 'display'; target: string; html: string } // target: customId of a row, '' for a dialog; html is sanitised
  | { code: 'visible'; targets: readonly string[]; isVisible: boolean }
  | { code: 'goto'; path: string } // a route of this site; answer first, then go
  | PersonAction

/**
 * A step for which the browser sends values. `fields` says which values are needed and the name of the form's field that
 * holds each one, or '' where a dialog asks. The text of an earlier failure is in `message`.
 */
export interface PersonAction {
  code: 'login' | 'forgot' | 'changepwd'
  fields: readonly { name: 'username' | 'password' | 'email' | 'present' | 'code' | 'newPassword'; field: string }[]
  message: string
}

/** The answer of `POST /flow/start` and `POST /flow/answer`, in `data`. Without steps to do and with an ended state the run is over. */
export interface RunAnswer {
  run: string
  /** For one answer, to this seq, from this session. '' when nothing is to be answered. */
  token: string
  seq: number
  state: RunState
  /** The steps to perform, one after the other. The answer is about the last of them. */
  do: readonly BrowserStep[]
  exports: Readonly<Record<string, unknown>>
  /** What a person should read: why a run failed, or what a step could not do. '' for nothing. */
  message: string
  /** After so many milliseconds the runner asks again by `POST /flow/resume`; 0 for never. */
  pollMs: number
}

/**
 * The body of `POST /flow/resume`: where the run is, without a change. Any token of the run that this session had is
 * enough, with its `seq`: after a reload, after a lost response, and while the server works.
 */
export interface FlowResume {
  run: string
  token: string
  seq: number
}
