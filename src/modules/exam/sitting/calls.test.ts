import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionTypes } from '#domain/learning/assessment/question.ts'
import { type Academy, openAcademy } from '../../../../tests/support/academy.ts'
import {
  answerTo,
  blueprintOf,
  canaryKey,
  plantBank,
  plantExam,
  plantLearner,
} from '../../../../tests/writes/exams/exam.ts'
import { type Http, openHttp } from '../../../../tests/support/http.ts'

let academy: Academy
let http: Http

beforeAll(async () => {
  academy = await openAcademy()
  http = await openHttp(academy)
})
afterAll(async () => {
  await http.close()
  await academy.close()
})

test('a learner sits an exam over the API, without a key in any reply', async () => {
  const { ids } = await plantBank(academy.as('admin'))
  const exam = await plantExam(academy.as('admin'), { blueprint: blueprintOf(questionTypes.map((type) => ids[type])) })
  const { viewer } = await plantLearner(academy, { courseID: exam.courseID, n: 1 })
  const call = (path: string, body: unknown, as = viewer) => http.ask({ viewer: as, path: `/api/exam/${path}`, body })
  const { courseID, examID } = exam
  const started = await call('start', { courseID, examID })
  expect(started.status).toBe(200)
  const { attemptID, lease } = started.body
  const answers = [answerTo(started.body, { slot: '1', number: 1 })]
  const saved = await call('answer', { attemptID, lease, answers })
  expect(saved.body).toMatchObject({ status: 'saved', answers: [{ status: 'saved' }] })
  const noted = await call('fact', { attemptID, fact: 'left' })
  const moved = await call('go-on-here', { attemptID })
  const submitted = await call('submit', { attemptID, lease: moved.body.lease, lastNumber: 1 })
  expect(submitted.body).toMatchObject({ status: 'submitted', receipt: expect.stringMatching(/^WR1\./) })
  const keys = await http.ask({ method: 'GET', path: '/api/exam/receipt-keys' })
  expect(keys.body.keys).toHaveLength(1)
  for (const { text } of [started, saved, noted, moved, submitted, keys])
    for (const type of questionTypes) expect(text).not.toContain(canaryKey(type))

  const refused: [string, unknown, number][] = [
    ['start', { courseID, examID, endsAt: '2036-01-01' }, 400],
    ['start', { courseID, examID: 'f'.repeat(24) }, 404],
    ['answer', { attemptID, lease, answers: Array.from({ length: 51 }, () => answers[0]) }, 400],
    ['answer', { attemptID, lease, answers, serverNow: '2020-01-01T00:00:00Z' }, 400],
    ['answer', { attemptID: "' or 1=1", lease, answers }, 400],
    ['fact', { attemptID, fact: 'cheated' }, 400],
    ['submit', { attemptID: 'f'.repeat(24), lease, lastNumber: 0 }, 404],
    ['go-on-here', { attemptID }, 409],
  ]
  for (const [path, body, status] of refused) expect((await call(path, body)).status, `${path} ${status}`).toBe(status)
  for (const role of ['guest', 'admin'] as const)
    expect((await call('start', { courseID, examID }, academy.viewer(role))).status).toBeGreaterThanOrEqual(400)
})
