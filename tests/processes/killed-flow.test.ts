import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import type { FlowStep } from '#domain/flow/step.ts'
import { buildIfStale } from '../../scripts/building/build.ts'
import { ofSweep } from '../../scripts/testing/sweep.ts'
import { openFlowClient, type RemoteCall, slowestMs } from './flow-client.ts'

/** By hand: `KILL_ROUNDS=20 vitest run tests/processes/killed-flow.test.ts`. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? ofSweep({ part: 2, whole: 200 }))
/** Fewer than a person may start in ten seconds. */
const runsOfRound = 6
/** After it the limits of an hour and the leases of the killed process are over. */
const hourMs = 3_660_000

beforeAll(() => buildIfStale(), 300_000)

const step = (id: string, code: string, more: Partial<FlowStep>): FlowStep => ({
  ...{ id, code, status: 'on', name: '', input: {}, request: '', output: {}, export: [], true: [], false: [] },
  ...more,
})
const request = '{"n":"{{form.n}}"}'
const to = 'run{{form.n}}@wicha.test'

/** Local steps around a call that may not be repeated and one that may. */
const stepsOf = ({ sku, template, url }: { sku: string; template: string; url: string }) => [
  step('before', 'email', { input: { template, to } }),
  step('post', 'http', { request, input: { method: 'POST', url } }),
  step('stock', 'stock', { input: { mode: 'in', sku, quantity: 1 } }),
  step('put', 'http', { request, input: { method: 'PUT', url } }),
  step('after', 'email', { input: { template, to } }),
]

const countOf = <One>(all: readonly One[], keyOf: (one: One) => string) =>
  new Map([...Map.groupBy(all, keyOf)].map(([key, same]) => [key, same.length]))
const ofMethod = (calls: readonly RemoteCall[], method: string) => calls.filter((one) => one.method === method)

test(
  `${rounds} kills of the server during flows: each run ends, no local effect is repeated, and a person decides about uncertain calls`,
  { timeout: 3_000_000 },
  async () => {
    const client = await openFlowClient()
    let n = 0
    let cut = 0
    let unsure = 0
    const acknowledged = new Set<string>()
    try {
      await client.start()
      const flow = await client.publish(stepsOf)
      const open = async () =>
        (
          await Promise.all((['ready', 'running', 'waiting'] as const).map((state) => client.runsIn(flow, state)))
        ).flat()

      /** Lets every run go on until it has ended or waits for a person. */
      const settle = async () => {
        await expect.poll(open, { timeout: 300_000, interval: 250 }).toEqual([])
        // The call of an unsure run was made once at most. A person says that it happened.
        const waiting = await client.runsIn(flow, 'unsure')
        unsure += waiting.length
        for (const id of waiting) await client.send(`/setup/workflow/runs/${id}`, { intent: 'happened' })
        if (waiting.length > 0) await expect.poll(open, { timeout: 300_000, interval: 250 }).toEqual([])
      }

      for (let round = 0; round < rounds; round++) {
        const before = client.remote.calls.length
        const starts = Array.from({ length: runsOfRound }, async () => {
          const form = { n: (n += 1) }
          const { data } = await client.call<{ data: { run: string } }>('/flow/start', { flowID: flow, form })
          acknowledged.add(data.run)
        })
        const done = Promise.allSettled(starts)
        // In every second round the first call still waits for its answer. In the others the kill comes at any step.
        const { calls } = client.remote
        await expect.poll(() => calls.length, { timeout: 120_000, interval: 10 }).toBeGreaterThan(before)
        await sleep(Math.random() * (round % 2 === 0 ? slowestMs - 50 : 1500))
        await client.kill()
        cut += (await done).filter(({ status }) => status === 'rejected').length
        client.pass(hourMs)
        await client.start()
        await settle()
      }
      expect(await client.runsIn(flow, 'unsure')).toEqual([])
      expect(await client.runsIn(flow, 'failed')).toEqual([])
      const ended = await client.runsIn(flow, 'done')
      expect([...acknowledged].filter((run) => !ended.includes(run))).toEqual([])

      const moves = await client.rows<{ ref: string }>('stock_move', { where: { sku: 'KILL-1' }, fields: ['ref'] })
      expect(new Set(moves.map(({ ref }) => ref)).size).toBe(moves.length)
      expect(moves).toHaveLength(ended.length)
      const [item] = await client.rows<{ onHand: number }>('stock_item', {
        where: { sku: 'KILL-1' },
        fields: ['onHand'],
      })
      expect(item!.onHand).toBe(ended.length)
      const mails = await client.rows<{ email: string }>('message', { where: { direction: 'out' }, fields: ['email'] })
      const toRuns = mails.filter(({ email }) => /^run\d+@/.test(email))
      expect(new Set(countOf(toRuns, ({ email }) => email).values())).toEqual(new Set([2]))
      expect(toRuns).toHaveLength(ended.length * 2)

      const posts = countOf(ofMethod(client.remote.calls, 'POST'), ({ key }) => key)
      expect(Math.max(...posts.values()), 'a call that may not be repeated is never made twice').toBe(1)
      expect(posts.size).toBeGreaterThanOrEqual(ended.length - unsure)
      expect(posts.size).toBeLessThanOrEqual(ended.length)
      const puts = ofMethod(client.remote.calls, 'PUT')
      expect(countOf(puts, ({ key }) => key).size, 'a call that may be repeated keeps its key').toBe(ended.length)
      expect(unsure).toBeGreaterThanOrEqual(rounds / 2)
      console.log(
        `flows: ${rounds} kills, ${ended.length} runs, ${cut} starts cut, ${unsure} unsure, ${puts.length - ended.length} repeated`,
      )
    } finally {
      await client.close()
    }
  },
)
