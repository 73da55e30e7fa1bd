import { z } from 'zod'
import { readSteps } from '#domain/flow/read-steps.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  computed,
  exampled,
  initially,
  instant,
  jsonOf,
  number,
  optional,
  reference,
  shownWhen,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { flowEvents, flowIntervals, flowStatuses, flowTriggerChoices } from './flow-choices.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')

/** Steps as they are edited: their shape and bounds. Whether they make sense is checked when they are published. */
const stepsSchema = z.unknown().transform((input, check) => {
  const read = readSteps(input)
  if ('steps' in read) return read.steps
  check.addIssue({ code: 'custom', message: read.fault.reason, path: [read.fault.path] })
  return z.NEVER
}) as unknown as z.ZodType<FlowStep[], FlowStep[]>

/**
 * A flow of steps (specification L125, L154). Its `steps` are a draft: runs follow the version that was published last
 * (decision 622).
 */
export const flow = defineCollection({
  name: 'flow',
  label: { th: 'โฟลว์', en: 'flow' },
  plural: { th: 'โฟลว์', en: 'Flows' },
  site: null,
  softDelete: true,
  history: true,
  title: ['name'],
  fields: {
    name: text('ชื่อโฟลว์', 'Name'),
    trigger: initially('button', choice(flowTriggerChoices)('เริ่มเมื่อ', 'Starts when')),
    formID: shownWhen(
      { trigger: 'form' },
      exampled(() => null, optional(reference('post')('แบบฟอร์ม', 'Form'))),
      { isRequired: true },
    ),
    event: shownWhen(
      { trigger: 'event' },
      exampled(() => null, optional(choice(flowEvents)('เหตุการณ์', 'Event'))),
      { isRequired: true },
    ),
    every: shownWhen(
      { trigger: 'schedule' },
      exampled(() => null, optional(choice(flowIntervals)('ทำทุก', 'Every'))),
      { isRequired: true },
    ),
    startsAt: shownWhen(
      { trigger: 'schedule' },
      exampled(() => null, optional(instant('เริ่มเวลา', 'From'))),
      { isRequired: true },
    ),
    isAlways: shownWhen({ trigger: 'block' }, initially(false, boolean('ทำทุกครั้งที่เปิดหน้า', 'Each time the page opens'))),
    mayMoveStock: shownWhen(
      { trigger: 'form' },
      withHint(
        {
          th: 'ผู้ส่งแบบฟอร์มทำให้สต็อกเปลี่ยนได้ เปิดเฉพาะเมื่อจำเป็น',
          en: 'People who send the form then change your stock. Allow it only where you need it',
        },
        initially(false, boolean('เปลี่ยนสต็อกได้', 'May move stock')),
      ),
    ),
    steps: exampled(
      () => [],
      initially<FlowStep[], FlowStep[]>([], jsonOf(stepsSchema, { bytes: 200_000 })('ขั้นตอน', 'Steps')),
    ),
    publishedVersion: computed(0, number('เวอร์ชันที่เผยแพร่', 'Published version')),
    status: computed('draft', choice(flowStatuses)('สถานะ', 'Status')),
    nextAt: computed(null, optional(instant('ครั้งถัดไป', 'Next time'))),
  },
  indexes: [['trigger', 'status'], ['status', 'nextAt'], ['createdAt desc']],
  access: { read: (viewer) => isAtLeast(viewer, 'manager'), create: byAdmin, update: byAdmin, remove: byAdmin },
  list: {
    columns: ['name', 'trigger', 'publishedVersion', 'status', 'updatedAt'],
    search: ['name'],
    sort: 'createdAt desc',
    state: 'status',
    empty: { th: 'เพิ่มโฟลว์ แล้วเพิ่มขั้นตอนและเผยแพร่', en: 'Add a flow, then add its steps and publish it.' },
    views: [
      { name: 'all', label: { th: 'ทั้งหมด', en: 'All' }, rows: {} },
      { name: 'active', label: { th: 'ใช้งาน', en: 'Active' }, rows: { status: 'active' } },
      { name: 'draft', label: { th: 'ฉบับร่าง', en: 'Drafts' }, rows: { status: 'draft' } },
      { name: 'paused', label: { th: 'หยุดชั่วคราว', en: 'Paused' }, rows: { status: 'paused' } },
    ],
  },
  form: [
    { title: { th: 'โฟลว์', en: 'Flow' }, fields: ['name', 'trigger', 'isAlways'] },
    { title: { th: 'เริ่มเมื่อ', en: 'Starts when' }, fields: ['formID', 'mayMoveStock', 'event', 'every', 'startsAt'] },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    flow: typeof flow
  }
}
