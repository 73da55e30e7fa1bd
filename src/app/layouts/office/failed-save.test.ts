import { createMemoryRouter, data, redirect } from 'react-router'
import { describe, expect, test } from 'vitest'
import { saveFailedWords } from '../../words.ts'
import { sayFailed, type Sent, stayInForm } from './failed-save.ts'

const words = Object.fromEntries(Object.entries(saveFailedWords).map(([name, said]) => [name, said.th])) as Record<
  keyof typeof saveFailedWords,
  string
>

/** A refusal as the router reads it from the response. */
const answered = (status: number, given: unknown) => ({ status, statusText: '', internal: false, data: given })

/** A form at /form with the given action, in the frame of the back office. */
const submitted = async (action: () => unknown) => {
  const told: Sent['state'][] = []
  let loads = 0
  const router = createMemoryRouter(
    [
      {
        id: 'office',
        path: '/',
        middleware: [stayInForm(({ state }) => void told.push(state)) as never],
        children: [
          { id: 'form', path: 'form', loader: () => ++loads, action: action as never, Component: () => null },
          { id: 'list', path: 'list', loader: () => 'list', Component: () => null },
        ],
      },
    ],
    { initialEntries: ['/form'], hydrationData: { loaderData: { form: 'as it was' } } },
  )
  router.initialize()
  const formData = new FormData()
  formData.set('name', 'สิ่งที่พิมพ์')
  await router.navigate('/form', { formMethod: 'post', formData })
  const { location, errors, actionData, loaderData } = router.state
  return { at: location.pathname, errors, answer: actionData?.['form'], kept: loaderData['form'], told, loads }
}

describe('what a form of the back office sends', () => {
  test.each([
    ['a broken server', () => Promise.reject(new Error('Unexpected Server Error'))],
    ['a network that is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy without an answer', () => Promise.reject(answered(504, '<html>'))],
    ['a refusal', () => Promise.reject(answered(409, { issues: [] }))],
  ])('leaves the person in the form after %s', async (_what, action) => {
    expect(await submitted(action)).toEqual({
      ...{ at: '/form', errors: null, answer: undefined, kept: 'as it was', loads: 0 },
      told: ['processing', 'failed'],
    })
  })

  test('is answered by the screen itself, or leads on, as before', async () => {
    const again = await submitted(() => data({ form: 'again' }, { status: 400 }))
    expect(again).toMatchObject({ at: '/form', answer: { form: 'again' }, told: ['processing', 'answered'] })
    const saved = await submitted(() => redirect('/list'))
    expect(saved).toMatchObject({ at: '/list', errors: null, told: ['processing', 'answered'] })
  })
})

describe('what is said of a failed save', () => {
  const issues = [{ field: 'code', code: 'taken', th: 'รหัสนี้มีแล้ว', en: 'This code is taken' }]
  test.each([
    ['the network is gone', new TypeError('Failed to fetch'), true, words.offline],
    ['the machine is offline', new Error('x'), false, words.offline],
    ['the server broke', new Error('Unexpected Server Error'), true, words.broken],
    ['the server broke and says its status', answered(500, null), true, words.broken],
    ['no answer came in time', answered(504, '<html>'), true, words.silent],
    ['the record is gone', answered(404, { issues: [] }), true, words.gone],
    ['it is refused with a sentence', answered(409, { issues }), true, 'รหัสนี้มีแล้ว'],
    ['it is refused without one', answered(409, null), true, words.refused],
  ])('%s', (_what, error, isOnline, text) => {
    expect(sayFailed(error, { words, locale: 'th', isOnline })).toEqual({ title: 'บันทึกไม่สำเร็จ', text })
  })
})
