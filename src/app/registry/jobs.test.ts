import { expect, test } from 'vitest'
import type { Manifest } from '#platform/manifest/manifest.ts'
import { manifests } from '../modules.ts'
import { collectJobs, listenersOf } from './jobs.server.ts'

test('all background work has a name of its own', () => {
  const names = collectJobs(manifests).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining(['platform/deliver-mail', 'platform/sweep-sessions', 'enroll/recounting/recount-course']),
  )
})

test('whoever listens to an event is told in a job of his own', () => {
  const listening = (name: string, on: Manifest['on']) => ({ name, on }) as Manifest
  const told = listenersOf([
    listening('enroll', {
      'lesson.created': 'recounting/recount-course',
      'enroll.created': 'recounting/recount-enrolment',
    }),
    listening('order', { 'enroll.created': 'close-order' }),
  ])
  expect([...told]).toEqual([
    ['lesson.created', ['enroll/recounting/recount-course']],
    ['enroll.created', ['enroll/recounting/recount-enrolment', 'order/close-order']],
  ])
  for (const kinds of listenersOf(manifests).values())
    expect(collectJobs(manifests).map(({ name }) => name)).toEqual(expect.arrayContaining([...kinds]))
})

test('a manifest that names a job that has no file stops the start', () => {
  const module = { name: 'enroll', on: {}, jobs: ['count-sheep'] } as unknown as Manifest
  expect(() => collectJobs([module])).toThrow("'count-sheep' that has no file")
})

test('a job that goes by another name than its file stops the start', () => {
  const module = { name: 'enroll', on: {}, jobs: ['recounting/recount-course'] } as unknown as Manifest
  expect(() => collectJobs([module])).toThrow("the job 'enroll/recounting/recount-course' calls itself")
})
