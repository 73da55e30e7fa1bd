import { flowHost, flowRun, flowSecret, flowStepRun, flowVersion } from '#platform/flow/tables.ts'
import { defineModule } from '#platform/manifest/manifest.ts'
import { workflowRoutes } from './routes/workflow.ts'
import { flow } from './collections/flow.ts'

export default defineModule({
  name: 'flow',
  label: { th: 'โฟลว์', en: 'Flows' },
  isCore: true,
  uses: ['mail'],
  collections: [flow],
  tables: [flowVersion, flowSecret, flowHost, flowRun, flowStepRun],
  steps: [
    ...['continue', 'stop', 'reload', 'wait', 'alert', 'debug', 'prompt', 'condition', 'call', 'request'],
    ...['http', 'email', 'display', 'visible', 'goto'],
  ],
  actions: ['notify-staff'],
  on: {
    'form.submitted': 'events/on-form',
    'user.created': 'events/on-user',
    'enroll.created': 'events/on-enroll',
    'order.created': 'events/on-order',
    'message.created': 'events/on-message',
    'note.created': 'events/on-note',
  },
  counters: {
    runsToDecide: {
      table: 'flow_run',
      any: [{ state: 'unsure' }, { state: 'asking', trigger: 'manual' }],
      said: { th: 'การทำงานของโฟลว์รอคุณ {n} รายการ', en: '{n} {n|run waits|runs wait} for you' },
      isWaiting: true,
    },
  },
  jobs: ['advance', 'find-due', 'start-scheduled'],
  api: {
    'GET /flow/:id': 'read-flow',
    'POST /flow/start': 'start',
    'POST /flow/answer': 'answer',
    'POST /flow/resume': 'resume',
    'POST /flow/test': 'test-flow',
  },
  blocks: ['flow-auto', 'flow-button'],
  routes: workflowRoutes,
})
