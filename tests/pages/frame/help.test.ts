import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Route } from '#platform/manifest/manifest.ts'
import { sentencesOf } from '../../../src/app/layouts/office/help.server.ts'
import { manifests } from '../../../src/app/modules.ts'
import { type Academy, openAcademy } from '../../support/academy.ts'

const routes: Route[] = manifests
  .flatMap((module): readonly Route[] => module.routes)
  .filter(({ area, meta }) => area === 'office' && meta.auth && !meta.fullscreen)

let academy: Academy
beforeAll(async () => {
  academy = await openAcademy()
})
afterAll(() => academy.close())

test.each(routes.map((route) => [route.path, route] as const))('%s has two to five sentences of help', (_, route) => {
  const sentences = sentencesOf(academy.as('root'), route)
  expect(sentences.length).toBeGreaterThanOrEqual(2)
  expect(sentences.length).toBeLessThanOrEqual(5)
  for (const { th, en } of sentences) {
    expect(th, 'no gap is left').toMatch(/^[^{}]+[ก-๙]/)
    expect(en).toMatch(/^[A-Z‘][^{}ก-๙]+\.$/)
  }
})
