import type { FlowStep, FlowTrigger, StepCode } from '#domain/flow/step.ts'
import { emptyStep } from './empty-step.ts'

/** The texts of a template in one language. */
type TemplateTexts = Readonly<
  Record<'welcomeTitle' | 'welcomeText' | 'newsQuestion' | 'thanks' | 'noNews' | 'complaintTopic', string>
>

export const templateNames = ['welcome', 'registration', 'payment', 'complaint', 'stock', 'renewal'] as const
export type TemplateName = (typeof templateNames)[number]

type Part = Partial<Omit<FlowStep, 'id' | 'code'>> & { code: StepCode }

const mail = (name: string, to: string, more: Partial<Part> = {}): Part => ({
  ...{ code: 'email', name, input: { template: '', to, toName: '' } },
  ...more,
})
const wait = (name: string, days: number): Part => ({
  code: 'wait',
  name,
  input: { seconds: days * 86_400, message: '' },
})
const condition = (name: string, left: string, operator: string, right: string, more: Partial<Part>): Part => ({
  ...{ code: 'condition', name, input: { comparisons: [{ left, operator, right }], isAny: false } },
  ...more,
})

/** Ready flows to start from. Email templates are chosen in the editor. */
const templates: Record<TemplateName, { triggers: readonly FlowTrigger[]; steps: (texts: TemplateTexts) => Part[] }> = {
  welcome: {
    triggers: ['block', 'button', 'manual'],
    steps: (texts) => [
      { code: 'alert', name: 'greeting', input: { title: texts.welcomeTitle, message: texts.welcomeText } },
      {
        ...{ code: 'prompt', name: 'news', input: { message: texts.newsQuestion, endOnDecline: false } },
        true: [step({ code: 'alert', name: 'thanks', input: { message: texts.thanks } }, 'welcome-t')],
        false: [step({ code: 'alert', name: 'no_news', input: { message: texts.noNews } }, 'welcome-f')],
      },
    ],
  },
  registration: { triggers: ['form', 'event', 'button'], steps: () => [mail('confirmation', '{{form.email}}')] },
  payment: {
    triggers: ['form'],
    steps: () => [
      wait('three_days', 3),
      {
        ...{ code: 'request', name: 'unpaid', input: { collection: 'order', limit: 1 } },
        request: '{ "filter": { "userID": "{{session.user._id}}", "process": "awaiting" } }',
        output: { id: 'data.0._id' },
      },
      condition('is_unpaid', '{{step.unpaid.id}}', 'filled', '', {
        true: [step(mail('reminder', '{{form.email}}'), 'payment-t')],
      }),
    ],
  },
  complaint: {
    triggers: ['form', 'event'],
    steps: (texts) => [
      condition('is_complaint', '{{form.topic}}', 'eq', texts.complaintTopic, {
        true: [step(mail('to_staff', ''), 'complaint-t')],
      }),
      mail('receipt', '{{form.email}}'),
    ],
  },
  // Only staff may read the stock, and a schedule has no person.
  stock: {
    triggers: ['manual'],
    steps: () => [
      {
        ...{ code: 'request', name: 'low', input: { collection: 'stock_item', limit: 50 } },
        request: '{ "filter": { "isLow": true } }',
        output: { first: 'data.0.sku' },
      },
      condition('is_low', '{{step.low.first}}', 'filled', '', {
        true: [step(mail('to_staff', ''), 'stock-t')],
      }),
    ],
  },
  renewal: {
    triggers: ['form', 'event'],
    steps: () => [wait('first_month', 30), wait('second_month', 30), mail('renewal', '{{form.email}}')],
  },
}

const step = ({ code, ...more }: Part, id: string): FlowStep => ({ ...emptyStep(code, { id, name: '' }), ...more })

/** The templates for flows that start in one way. The others have steps that such a flow cannot hold. */
export const templatesFor = (trigger: FlowTrigger): TemplateName[] =>
  templateNames.filter((name) => templates[name].triggers.includes(trigger))

/** The steps of a template. */
export const templateSteps = (name: TemplateName, texts: TemplateTexts): FlowStep[] =>
  templates[name].steps(texts).map((part, at) => step(part, `${name}-${at}`))
