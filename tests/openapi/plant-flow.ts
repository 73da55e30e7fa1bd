import { create } from '#platform/data/collection/write.ts'
import { insertPrivate } from '#platform/data/private-table/access.ts'
import { flowRun, flowStepRun } from '#platform/flow/tables.ts'
import { runToken } from '#platform/flow/runs/run-token.ts'
import { type Context, nowOf } from '#platform/context.ts'
import { flowExample as example } from '#modules/flow/commands/flow-example.ts'
import { publishFlow } from '#modules/flow/running/publish-flow.server.ts'

const empty = { status: 'on', name: '', request: '', output: {}, export: [], true: [], false: [] } as const

/**
 * Publishes the flow of the examples, with two runs that ask a visitor: one is answered, and the other resumed. Returns
 * their tokens with those that the examples write for them.
 */
export async function plantFlow(admin: Context): Promise<[real: string, written: string][]> {
  const message = { title: 'ยินดีต้อนรับ', message: 'สวัสดี {{form.name}}', button: 'ตกลง' }
  const steps = [{ ...empty, id: 'hello', code: 'alert', input: message }]
  await create(admin, 'flow', { _id: example.flowID, name: 'ต้อนรับ', trigger: 'button', steps })
  await publishFlow(admin, example.flowID)
  return Promise.all(
    (
      [
        ['answerRun', 'answerToken'],
        ['resumeRun', 'resumeToken'],
      ] as const
    ).map(async ([run, token]) => {
      await plantRun(admin, example[run])
      const real = runToken(admin, { run: example[run], seq: 1, binding: '' })
      return [real, example[token]] as [string, string]
    }),
  )
}

async function plantRun(admin: Context, _id: string) {
  const at = nowOf(admin)
  await insertPrivate(admin, flowRun, {
    row: {
      ...{
        _id,
        flowID: example.flowID,
        version: 1,
        trigger: 'button',
        subject: '',
        startKey: null,
        home: '',
        userID: '',
      },
      ...{ binding: '', state: 'asking', path: '0', seq: 0, chain: _id, depth: 0, form: '{"name":"มานะ"}', page: '/' },
      ...{
        results: '{}',
        exports: '{}',
        message: '',
        reason: '',
        wakeAt: null,
        createdAt: at,
        updatedAt: at,
        endedAt: null,
      },
    },
  })
  const action = { code: 'alert', title: 'ยินดีต้อนรับ', message: 'สวัสดี มานะ', button: 'ตกลง' }
  await insertPrivate(admin, flowStepRun, {
    row: {
      ...{ runID: _id, seq: 1, path: '0', stepID: 'hello', code: 'alert', name: '', state: 'begun', tries: 1 },
      ...{
        leaseUntil: null,
        input: JSON.stringify(action),
        output: '',
        error: '',
        outcome: null,
        ms: 0,
        createdAt: at,
      },
    },
  })
}
