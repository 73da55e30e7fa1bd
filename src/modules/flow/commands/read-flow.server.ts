import { z } from 'zod'
import { redactSteps } from '#domain/flow/redact.ts'
import type { FlowStep } from '#domain/flow/step.ts'
import { isAtLeast } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { noStore } from '#platform/context.ts'
import { findOne } from '#platform/http/api/find.ts'
import { sessionValues } from '#platform/flow/engine/values.ts'
import { readSecrets } from '#platform/flow/settings/secrets.ts'
import { publishedFlow } from '../running/published-flow.server.ts'
import { notFetched } from '../running/start-by-person.server.ts'
import { flowExample } from './flow-example.ts'
import { runID } from './run-answer.ts'

export const description: CallDescription = {
  summary: {
    th: 'อ่านขั้นตอนของโฟลว์ ทีมงานเห็นทั้งหมดโดยไม่เห็นค่าลับ ผู้อื่นเห็นเฉพาะขั้นตอนของเบราว์เซอร์',
    en: 'Read the steps of a flow. Staff see all of it without the values of secrets, others only what browsers perform',
  },
  params: { id: { text: { th: 'รหัสโฟลว์', en: 'The id of the flow' }, schema: { type: 'string' } } },
  answer: z.strictObject({ status: z.literal(200), data: z.looseObject({ steps: z.array(z.looseObject({})) }) }),
  examples: [
    {
      name: 'steps',
      summary: { th: 'อ่านโฟลว์', en: 'Read a flow' },
      as: 'admin',
      params: { id: flowExample.flowID },
    },
  ],
}

/** `GET /api/flow/{id}` (specification §7, L225). An unknown id says `Failed to fetch flow by ID` (L250). */
const readFlow: ApiCommand = async (ctx, { params }) => {
  const _id = params['id'] ?? ''
  noStore(ctx)
  if (!runID.safeParse(_id).success) throw notFetched()
  if (isAtLeast(ctx.viewer, 'manager')) {
    const data = (await findOne(ctx, 'flow', _id)) as Record<string, unknown> | undefined
    if (!data) throw notFetched()
    const names = (await readSecrets(ctx)).map(({ name }) => [name, { set: true }])
    return { status: 200, data: { ...data, secrets: Object.fromEntries(names) } }
  }
  const version = await publishedFlow(ctx, _id)
  if (!version || (version.trigger !== 'block' && version.trigger !== 'button')) throw notFetched()
  const session = await sessionValues(ctx, { home: ctx.viewer.home, userID: ctx.viewer.id })
  const steps = redactSteps(JSON.parse(version.steps) as FlowStep[], { session })
  return { status: 200, data: { _id, name: version.name, steps } }
}

export default readFlow
