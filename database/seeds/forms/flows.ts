import type { FlowStep, FlowTrigger, StepCode } from '#domain/flow/step.ts'

/** A flow of a demo site. `steps` gets the `_id`s of its templates by key. */
export interface SeedFlow {
  name: string
  trigger: FlowTrigger
  /** The slug of the form that starts it. */
  form?: string
  every?: 'week'
  /** When it begins: days before seeding, and the hour in Bangkok. */
  startsAt?: { daysAgo: number; hour: number }
  steps: (template: (key: string) => string) => FlowStep[]
}

const step = (code: StepCode, name: string, more: Partial<FlowStep> = {}): FlowStep => ({
  ...{ id: name.replaceAll('_', '-'), code, name, status: 'on', input: {}, request: '', output: {}, export: [] },
  ...{ true: [], false: [], ...more },
})
const email = (name: string, template: string, to: string) =>
  step('email', name, { input: { template, to, toName: '' } })
const tellStaff = (name: string, news: { title: string; text: string; path: string }) =>
  step('call', name, { input: { action: 'notify-staff' }, request: JSON.stringify(news) })
const compare = (name: string, [left, operator, right]: readonly [string, string, string], more: Partial<FlowStep>) =>
  step('condition', name, { input: { comparisons: [{ left, operator, right }], isAny: false }, ...more })

export const callbackFlow: SeedFlow = {
  name: 'ขอให้เจ้าหน้าที่โทรกลับ',
  trigger: 'button',
  steps: (template) => [
    compare('has_phone', ['{{form.phone}}', 'filled', ''], {
      true: [
        step('prompt', 'agree', {
          input: {
            ...{ title: 'ขอให้โทรกลับ', message: 'ให้เจ้าหน้าที่โทรกลับที่หมายเลข {{form.phone}} ใช่ไหม' },
            ...{ accept: 'ใช่ โทรได้เลย', decline: 'ยังก่อน', endOnDecline: true },
          },
        }),
        tellStaff('to_staff', {
          title: 'ผู้สมัครขอให้โทรกลับ',
          text: '{{form.fullName}} {{form.phone}}',
          path: '/form/dashboard',
        }),
        compare('has_email', ['{{form.email}}', 'filled', ''], {
          true: [email('confirmation', template('callback'), '{{form.email}}')],
        }),
        step('alert', 'thanks', {
          input: { title: 'รับเรื่องแล้ว', message: 'เจ้าหน้าที่จะโทรหาคุณภายในวันทำการถัดไป', button: 'ตกลง' },
        }),
      ],
      false: [
        step('alert', 'no_phone', {
          input: { title: 'ยังไม่มีเบอร์โทรศัพท์', message: 'กรอกเบอร์โทรศัพท์ในแท็บข้อมูลผู้สมัครก่อน แล้วกดอีกครั้ง', button: 'ตกลง' },
        }),
      ],
    }),
  ],
}

export const applicationFlow: SeedFlow = {
  name: 'ขอบคุณผู้สมัครและแจ้งเจ้าหน้าที่',
  trigger: 'form',
  form: 'course-application',
  steps: (template) => [
    email('thanks', template('application'), '{{form.email}}'),
    tellStaff('to_staff', {
      title: 'ใบสมัครใหม่ {{form.number}}',
      text: '{{form.fullName}} สมัครอบรม',
      path: '/form/dashboard',
    }),
  ],
}

export const complaintFlow: SeedFlow = {
  name: 'เรื่องร้องเรียน: เตือนผู้จัดการและติดตามผล',
  trigger: 'form',
  form: 'complaint',
  steps: (template) => [
    compare('is_urgent', ['{{form.urgency}}', 'eq', 'urgent'], {
      true: [
        email('to_manager', template('complaint-alert'), 'manager@wicha.test'),
        tellStaff('warning', {
          title: 'เรื่องร้องเรียนเร่งด่วน {{form.number}}',
          text: '{{form.details}}',
          path: '/form/dashboard',
        }),
      ],
    }),
    compare('wants_reply', ['{{form.email}}', 'filled', ''], {
      true: [email('receipt', template('complaint-receipt'), '{{form.email}}')],
    }),
    step('wait', 'three_days', { input: { seconds: 3 * 86_400, message: '' } }),
    tellStaff('follow_up', {
      title: 'ครบ 3 วัน ติดตามเรื่อง {{form.number}}',
      text: 'ตรวจว่าได้ติดต่อผู้ร้องเรียนแล้ว',
      path: '/form/dashboard',
    }),
  ],
}

export const weeklyFlow: SeedFlow = {
  name: 'เตือนตรวจรายชื่อก่อนเปิดลานฝึก',
  trigger: 'schedule',
  every: 'week',
  startsAt: { daysAgo: 28, hour: 7 },
  steps: (template) => [
    email('to_office', template('weekly'), 'training@factory.wicha.test'),
    tellStaff('reminder', {
      title: 'ตรวจรายชื่อผู้เข้าฝึกสัปดาห์นี้',
      text: 'ตรวจใบรับรองแพทย์และคำจองที่รอยืนยัน',
      path: '/form/dashboard',
    }),
  ],
}
