import { Window } from 'happy-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { Sitting } from '../protocol.ts'
import { Player } from './player.tsx'
import { FakeTransport } from './samples/fake-transport.ts'
import { sampleQuestions, sampleSitting, sampleSlot } from './samples/questions.ts'
import { playerWords } from './words.ts'

const window = new Window({ url: 'https://academy.test/lesson/assessment/1/2' })
const names = ['document', 'navigator', 'location', 'HTMLElement', 'HTMLIFrameElement', 'Node', 'Event'] as const
beforeAll(() => {
  vi.stubGlobal('window', window)
  for (const name of names) vi.stubGlobal(name, window[name])
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
})
afterAll(() => void vi.unstubAllGlobals())

const roots: Root[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const root of roots.splice(0)) root.unmount()
  window.document.body.innerHTML = ''
})

const expectSoon = <T,>(read: () => T) => expect.poll(read, { timeout: 10_000, interval: 20 })

const links = { course: '/lesson/detail/1', logIn: '/user/login' }
const view = (sitting: Sitting, transport: FakeTransport, locale: 'th' | 'en' = 'th') => (
  <Player
    {...{ sitting, transport, links }}
    words={inLocale(playerWords, locale)}
    fileUrl={(key) => `/${key}`}
    openStore={async () => null}
  />
)

function open(change: Partial<Sitting> = {}) {
  const sitting = sampleSitting(change, ['single', 'multiple', 'text-only', 'truefalse', 'short', 'scale', 'essay'])
  const transport = new FakeTransport(sitting, () => performance.now())
  const place = window.document.createElement('main')
  window.document.body.append(place)
  const root = createRoot(place as unknown as HTMLElement)
  roots.push(root)
  root.render(view(sitting, transport))
  const text = () => place.textContent ?? ''
  const find = (selector: string) => place.querySelector(selector) as unknown as HTMLInputElement | null
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find((one) => one.textContent === name) as unknown as HTMLElement | undefined
  const press = async (name: string) => {
    await expectSoon(() => button(name)).toBeTruthy()
    button(name)!.click()
  }
  return { place, transport, text, find, button, press }
}

const radio = 'input[type=radio][value=chA1][name="question-1-choice"]'

describe('a sitting', () => {
  it('sends a choice, and says that it is saved', async () => {
    const { transport, find, text } = open()
    await expectSoon(() => find(radio)).toBeTruthy()
    find(radio)!.click()
    await expectSoon(() => transport.log.length).toBe(1)
    expect(transport.log).toMatchObject([{ number: 1, slot: '1', response: 'chA1', isFlagged: false }])
    await expectSoon(text).toContain('บันทึกแล้ว')
    expect(find(radio)!.checked).toBe(true)
  })

  it('says how many answers wait on the device, and offers a log-in without leaving', async () => {
    const { transport, find, text } = open()
    await expectSoon(() => find(radio)).toBeTruthy()
    transport.fail = 'signed-out'
    find(radio)!.click()
    await expectSoon(text).toContain('ยังไม่ส่ง 1 ข้อ')
    expect(text()).toContain('คุณออกจากระบบแล้ว')
    expect(find('a[href="/user/login"]')?.getAttribute('target')).toBe('_blank')
    expect(find(radio)!.checked).toBe(true)
  })

  it('names unanswered and marked questions before it submits, and ends with the receipt', async () => {
    const { transport, find, text, press } = open()
    await expectSoon(() => find(radio)).toBeTruthy()
    find(radio)!.click()
    find('input[aria-label="กลับมาทำทีหลัง: ข้อ 2"]')!.click()
    await press('ตรวจทานและส่ง')
    await expectSoon(text).toContain('ยังไม่ได้ตอบ 5 ข้อ: 2, 3, 4, 5, 6')
    expect(text()).toContain('ทำเครื่องหมายกลับมาทำ 1 ข้อ: 2')
    expect(find('[aria-label="ข้อ 2, ยังไม่ได้ตอบ, กลับมาทำทีหลัง"]')).toBeTruthy()
    expect(transport.submitted).toBe(0)
    await press('ส่งข้อสอบ')
    await expectSoon(text).toContain('ส่งข้อสอบเรียบร้อยแล้ว')
    expect(find('textarea')!.value).toBe('signed.receipt')
    expect(find('a[download]')?.getAttribute('href')).toContain('signed.receipt')
    expect(transport.log).toHaveLength(2)
  })

  it('is read-only where another device writes, until the learner goes on here', async () => {
    const { transport, find, text, press } = open({ lease: null })
    await expectSoon(text).toContain('อุปกรณ์หรือหน้าต่างอื่น')
    expect(find(radio)!.disabled).toBe(true)
    await press('ทำต่อที่อุปกรณ์นี้')
    await expectSoon(() => find(radio)!.disabled).toBe(false)
    find(radio)!.click()
    await expectSoon(() => transport.log.length).toBe(1)
  })

  it('hides the paper in a pause, and opens it again', async () => {
    const { transport, text, find } = open({ isPaused: true })
    await expectSoon(text).toContain('ผู้คุมสอบหยุดการสอบชั่วคราว')
    expect(find('div[hidden]')?.textContent).toContain('ข้อ 1')
    transport.clock.isPaused = false
    window.dispatchEvent(new window.Event('focus'))
    await expectSoon(text).not.toContain('ผู้คุมสอบหยุดการสอบชั่วคราว')
  })

  it('submits by itself at the end, with what was not sent yet', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const end = { endsAt: '2026-11-28T03:00:01.000Z' }
    const { transport, find, text } = open(end)
    await expectSoon(() => find(radio)).toBeTruthy()
    transport.fail = 'lost'
    find(radio)!.click()
    await expectSoon(text).toContain('หมดเวลาแล้ว')
    expect(transport.submitted).toBe(0)
    transport.fail = null
    window.dispatchEvent(new window.Event('online'))
    await expectSoon(text).toContain('ส่งข้อสอบเรียบร้อยแล้ว')
    expect([transport.submitted, transport.log.length]).toEqual([1, 1])
  })

  it('shows messages of the invigilator as text', async () => {
    const notices = [{ at: '2026-11-28T03:05:00Z', text: '<b>แก้ข้อ 3</b>' }]
    const { text, place } = open({ notices })
    await expectSoon(text).toContain('10:05 <b>แก้ข้อ 3</b>')
    expect(place.querySelector('b')?.textContent).toBe('ประกาศจากผู้คุมสอบ')
  })

  it('asks before it leaves an open page for good, and has no way back', async () => {
    const { transport, text, press, button } = open({ navigation: 'forward', perPage: 2 })
    await press('ถัดไป')
    await expectSoon(text).toContain('ไปหน้าถัดไป?')
    await press('ไปหน้าถัดไป')
    await expectSoon(text).toContain('หน้า 2 จาก 4')
    expect(button('ก่อนหน้า')).toBeUndefined()
    await expectSoon(() => transport.requests.at(-1)?.page).toBe(1)
  })

  it('moves the focus to a question that the overview opens', async () => {
    const { press, find, text } = open({ perPage: 1 })
    await press('ตรวจทานและส่ง')
    await expectSoon(() => find('[aria-label="ข้อ 5, ยังไม่ได้ตอบ"]')).toBeTruthy()
    find('[aria-label="ข้อ 5, ยังไม่ได้ตอบ"]')!.click()
    await expectSoon(text).toContain('หน้า 6 จาก')
    await expectSoon(() => window.document.activeElement?.id).toBe('question-6-frame')
  })

  it('closes where staff ended the attempt', async () => {
    const { text, find, transport } = open()
    await expectSoon(() => find(radio)).toBeTruthy()
    transport.status = 'closed'
    find(radio)!.click()
    await expectSoon(text).toContain('การสอบครั้งนี้ปิดแล้ว')
    expect(text()).toContain('มี 1 ข้อที่ส่งไม่ทันก่อนปิด')
  })

  it('moves an item of an order, and says where it is', async () => {
    const order = sampleSlot(sampleQuestions.order.question)
    const { find, text, transport } = open({ sections: [{ title: '', instruction: '', slots: [order] }] })
    const down = () => [...window.document.querySelectorAll('li button')][1] as unknown as HTMLElement
    await expectSoon(down).toBeTruthy()
    down().focus()
    down().click()
    await expectSoon(text).toContain('ถุงมือยาง อยู่ลำดับที่ 2 จาก 3')
    await expectSoon(() => transport.log.at(-1)?.response).toEqual(['chB1', 'chA1', 'chC1'])
    expect(find('li:nth-child(2)')?.contains(window.document.activeElement as unknown as Node)).toBe(true)
  })

  it('tells the server when the page is left', async () => {
    const { transport, find } = open()
    await expectSoon(() => find(radio)).toBeTruthy()
    const leave = () => {
      window.document.dispatchEvent(new window.Event('fullscreenchange'))
      return transport.facts
    }
    await expectSoon(leave).toContain('fullscreen-ended')
  })
})

describe('the page of the server', () => {
  it.each([
    ['th', 'เหลือเวลา', '30:00'],
    ['en', 'Time left', '30:00'],
  ] as const)('has the paper and the time in %s', (locale, label, time) => {
    const sitting = sampleSitting({ hasPenalty: true })
    const html = renderToString(view(sitting, new FakeTransport(sitting, () => 0), locale))
    for (const expected of [label, time, sitting.examName, 'role="timer"']) expect(html).toContain(expected)
    expect(html).toContain(locale === 'th' ? 'หักคะแนนเมื่อตอบผิด' : 'Wrong answers lose points')
  })

  it('is the one that the browser continues', async () => {
    const sitting = sampleSitting()
    const transport = new FakeTransport(sitting, () => performance.now())
    const place = window.document.createElement('main')
    window.document.body.append(place)
    place.innerHTML = renderToString(view(sitting, transport))
    const faults: unknown[] = []
    const onRecoverableError = (fault: unknown) => void faults.push(fault)
    roots.push(hydrateRoot(place as unknown as HTMLElement, view(sitting, transport), { onRecoverableError }))
    await expectSoon(() => transport.requests.length).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })
})

it('has the same gaps in both languages', () => {
  const gaps = (text: string) =>
    [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].toSorted((left, right) =>
      left.localeCompare(right),
    )
  for (const [name, { th, en }] of Object.entries(playerWords)) expect(gaps(th), name).toEqual(gaps(en))
})
