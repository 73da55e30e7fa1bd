export { saveDraft } from './submissions/draft/save-draft.server.ts'
export { defaultSettings, type FormSettings, saveSettings } from './submissions/form/settings.server.ts'
export { openForm } from './submissions/open-form.server.ts'
export {
  type PastDecision,
  type PastSubmission,
  recordPastSubmissions,
} from './submissions/store/record-past.server.ts'
export { type SubmitOutcome, submitForm } from './submissions/submit-form.server.ts'
