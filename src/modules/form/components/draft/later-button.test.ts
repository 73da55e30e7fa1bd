import { afterEach, expect, it, vi } from 'vitest'
import { showForm } from '../testing/show-form.tsx'

type Shown = Awaited<ReturnType<typeof showForm>>
let form: Shown | null = null
afterEach(async () => {
  await form?.end()
  form = null
})

const link = `${'a'.repeat(24)}.${'b'.repeat(22)}`
const draft = { status: 200, revision: 1, token: 'token', answers: {}, conflicts: [] }
const replies: Record<string, object> = { '/api/form/draft': draft, '/api/form/resume': { status: 200, link } }

/** A form whose draft was kept, with its open dialog. */
async function keepDraft(): Promise<Shown> {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  const shown = await showForm([['input', { name: 'first', label: 'ชื่อ' }]], {
    answer: (path) => replies[path] && Response.json(replies[path]),
  })
  form = shown
  shown.type('first', 'มานะ')
  shown.press('เก็บไว้กรอกต่อ')
  await expect.poll(shown.dialog).not.toBeNull()
  return shown
}

const submit = ({ place, window }: Shown, selector: string) =>
  place
    .querySelector(selector)!
    .closest('form')!
    .dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }) as never)

it('a link is mailed, and the form is not sent', async () => {
  const shown = await keepDraft()
  shown.type('later-email', 'mana@wicha.th')
  shown.press('ส่งลิงก์')
  const asked = () => shown.calls.filter(([path]) => path === '/api/form/resume').map(([, body]) => body['email'])
  await expect.poll(asked).toEqual([undefined, 'mana@wicha.th'])
  await expect.poll(shown.dialog).toContain('mana@wicha.th')
  expect(shown.sent()).toEqual([])
})

it('the dialog is closed, and the form is not sent', async () => {
  const shown = await keepDraft()
  expect(submit(shown, 'dialog form[method="dialog"] button'), 'nothing keeps the dialog open').toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(shown.sent()).toEqual([])
})
