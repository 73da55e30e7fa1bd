import { defineModule } from '#platform/manifest/manifest.ts'
import { form } from './collections/form.ts'
import { formRoutes } from './routes/office.ts'
import { publicRoutes } from './routes/public.ts'
import {
  formAnswer,
  formDraft,
  formEvent,
  formPrivate,
  formReceipt,
  formSetting,
  formVersion,
} from './submissions/store/tables.ts'

export default defineModule({
  name: 'form',
  label: { th: 'แบบฟอร์ม', en: 'Forms' },
  isCore: true,
  uses: ['cms', 'order', 'flow'],
  collections: [form],
  tables: [formVersion, formSetting, formEvent, formAnswer, formPrivate, formReceipt, formDraft],
  api: {
    'POST /form': 'submit',
    'POST /form/query': 'query',
    'POST /form/open': 'open',
    'POST /form/unique': 'unique',
    'POST /form/draft': 'draft',
    'POST /form/resume': 'resume',
  },
  hooks: { afterChange: ['post'], uploadGrant: ['form'] },
  actions: ['set-form-status'],
  jobs: ['find-expired', 'remove-expired'],
  blocks: [
    'form-input',
    'form-textarea',
    'form-radiobox',
    'form-checkbox',
    'form-select',
    'form-datetime',
    'form-address',
    'form-upload',
    'form-consent',
    'form-rating',
    'form-hidden',
    'form-calculated',
    'form-note',
    'form-flow-button',
  ],
  routes: [...formRoutes, ...publicRoutes],
})
