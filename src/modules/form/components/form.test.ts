import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answer, showForm } from './testing/show-form.tsx'

type Shown = Awaited<ReturnType<typeof showForm>>
let form: Shown | null = null
afterEach(async () => {
  await form?.end()
  form = null
})
const show = async (...given: Parameters<typeof showForm>): Promise<Shown> => (form = await showForm(...given))

const name = ['input', { name: 'first', label: 'ชื่อ', required: true, reqError: 'บอกชื่อก่อน' }] as const
const note = ['textarea', { name: 'note', label: 'หมายเหตุ' }] as const
const receipt = { status: 200, _id: 'a'.repeat(24), number: 'FRM-2569-000001', order: null, subject: '', message: '' }

describe('what is sent', () => {
  it('shows a title meanwhile, then a subject and a message to close, and empties the fields', async () => {
    const reply = Promise.withResolvers<Response>()
    const { send, type, find, dialog, sent, press } = await show([name, note], {
      answer: (path) => (path === '/api/form' ? reply.promise : undefined),
    })
    type('first', 'มานะ')
    send()
    await expect.poll(dialog).toContain('กำลังส่งข้อมูล')
    expect(find('first').value).toBe('มานะ')
    await expect.poll(() => sent().length).toBe(1)
    expect(sent()[0]).toEqual({
      data: {
        ...{ parent: null, formID: 'f'.repeat(24), courseID: null, userID: null, status: 'submit', process: '' },
        formData: { first: 'มานะ', note: 'N/A' },
      },
      options: { version: 1, token: 'token' },
    })
    reply.resolve(Response.json({ ...receipt, subject: 'รับใบสมัครแล้ว', message: 'เราจะติดต่อกลับ' }))
    await expect.poll(dialog).toMatch(/รับใบสมัครแล้ว.*FRM-2569-000001.*เราจะติดต่อกลับ/)
    expect(find('first').value).toBe('')
    press('ปิด')
    await expect.poll(dialog).toBeNull()
  })

  it('leads to the payment of the order that it made', async () => {
    const order = 'b'.repeat(24)
    const { send, type, place } = await show([name], {
      answer: (path) => (path === '/api/form' ? Response.json({ ...receipt, order }) : undefined),
    })
    type('first', 'มานะ')
    send()
    await expect.poll(() => place.querySelector('dialog a')?.getAttribute('href')).toBe(`/lesson/pay/${order}`)
  })

  it('is not sent without what is required, which says its own reason', async () => {
    const { send, type, place, sent, dialog } = await show([name, note])
    type('note', 'x')
    send()
    await expect
      .poll(() => place.querySelector('[aria-labelledby=form-errors]')?.textContent)
      .toMatch(/Error Details.*ชื่อ: บอกชื่อก่อน/)
    expect([sent(), dialog()]).toEqual([[], null])
  })

  it('that the server refuses closes the popup, and every value stays', async () => {
    const issues = [{ field: 'first', code: 'short', message: 'ชื่อนี้สั้นเกินไป' }]
    const { send, type, find, place, dialog, sent } = await show([name, note], {
      answer: (path) =>
        path === '/api/form' ? Response.json({ status: 400, message: 'x', issues }, { status: 400 }) : undefined,
    })
    type('first', 'ก')
    type('note', 'ยาว')
    send()
    await expect
      .poll(() => place.querySelector('[aria-labelledby=form-errors]')?.textContent)
      .toContain('ชื่อ: ชื่อนี้สั้นเกินไป')
    expect([sent().length, dialog(), find('first').value, find('note').value]).toEqual([1, null, 'ก', 'ยาว'])
    expect(find('first').getAttribute('aria-invalid')).toBe('true')
  })
})

it('a flow button asks the page for its flow with the answers as they are', async () => {
  const { window, type, press, sent } = await show([
    ...[name, note],
    ['flow-button', { label: 'ตรวจราคา', flow: 'c'.repeat(24), style: 'line' }],
  ])
  const asked: unknown[] = []
  window.document.addEventListener('wicha:flow', (event) => asked.push((event as unknown as CustomEvent).detail))
  type('note', 'ด่วน')
  press('ตรวจราคา')
  expect(asked).toEqual([{ flow: 'c'.repeat(24), answers: { first: 'N/A', note: 'ด่วน' } }])
  expect(sent()).toEqual([])
})

describe('a field', () => {
  it.each([
    [{ inputType: 'email' }, 'input[name=a][type=email]'],
    [{ inputType: 'number' }, 'input[name=a][inputmode=decimal]'],
    [{ inputType: 'phone' }, 'input[name=a][type=tel]'],
    [{ style: 'half' }, '[data-width=half] input[name=a]'],
    [{ style: 'third' }, '[data-width=third] input[name=a]'],
    [{ value: 'เดิม' }, 'input[name=a][value=เดิม]'],
    [{ required: true }, 'input[name=a][aria-required=true]'],
  ])('has the effect of %j', async (props, selector) => {
    const { place } = await show([['input', { name: 'a', label: 'ก', inputType: 'text', ...props }]])
    expect(place.querySelector(selector)).not.toBeNull()
  })

  it('is there once a choice asks for it, and gone again with another', async () => {
    const options = ['person', 'company'].map((value) => ({ value, label: value }))
    const logics = [{ value: 'company', method: 'show', targets: ['tax'] }]
    const { place, find, send } = await show([
      ['radiobox', { name: 'kind', label: 'ประเภท', options, logics }],
      ['input', { name: 'tax', label: 'เลขผู้เสียภาษี', required: true, show: false }],
    ])
    const choose = (value: string) => place.querySelector<HTMLInputElement>(`[name=kind][value=${value}]`)!.click()
    expect(find('tax')).toBeNull()
    choose('company')
    await expect.poll(() => find('tax')).not.toBeNull()
    send()
    await expect.poll(() => place.querySelector('[aria-labelledby=form-errors]')?.textContent).toContain('เลขผู้เสียภาษี')
    choose('person')
    await expect.poll(() => find('tax')).toBeNull()
    await expect
      .poll(() => place.querySelector('[aria-labelledby=form-errors]')?.textContent ?? '')
      .not.toContain('เลขผู้เสียภาษี')
  })

  it('of a text cuts what is too long, and says how many letters are the most', async () => {
    const { place, find, type } = await show([['input', { name: 'a', label: 'ก', inputType: 'text', maxLength: 5 }]])
    type('a', 'abcdef')
    await expect.poll(() => find('a').value).toBe('abcde')
    expect(place.textContent).toContain('กรอกได้ไม่เกิน 5 ตัวอักษร')
  })

  it('of a date has a time only where it asks for one', async () => {
    const { find } = await show([
      ['datetime', { name: 'day', label: 'วัน', showDateTime: 'date' }],
      ['datetime', { name: 'at', label: 'เวลา', showDateTime: 'datetime' }],
    ])
    expect(['day.hour', 'day.minute', 'day.year'].map((part) => find(part) !== null)).toEqual([false, false, true])
    expect(['at.hour', 'at.minute', 'at.year'].map((part) => find(part) !== null)).toEqual([true, true, true])
  })

  it('of an address marks and names the parts that are missing', async () => {
    const { place, find, send, type } = await show([['address', { name: 'home', label: 'ที่อยู่', required: true }]])
    type('home.province', 'เชียงใหม่')
    type('home.district', 'เมืองเชียงใหม่')
    send()
    const parts = ['NO', 'province', 'district', 'subdistrict', 'zipcode']
    const marked = () => parts.filter((part) => find(`home.${part}`).getAttribute('aria-invalid') === 'true')
    await expect.poll(marked).toEqual(['subdistrict', 'zipcode'])
    expect(place.textContent).toMatch(/กรุณากรอกแขวง\/ตำบล[\s\S]*กรุณากรอกรหัสไปรษณีย์/)
  })
})

describe('a value that the system may have', () => {
  const phone = [
    'input',
    { name: 'phone', label: 'เบอร์โทร', inputType: 'phone', unique: { collection: 'user', key: 'phone' } },
  ] as const
  const check = async (answer: Answer, locale: 'th' | 'en' = 'th') => {
    const shown = await show([phone], { answer, locale })
    shown.type('phone', '0812345678')
    await expect.poll(() => shown.find('phone').value).toBe('0812345678')
    shown.leave('phone')
    return shown
  }
  const unique =
    (reply: () => Response | undefined): Answer =>
    (path) =>
      path === '/api/form/unique' ? reply() : undefined

  it('is asked about when the field is left, and said to be there', async () => {
    const { place, calls } = await check(unique(() => Response.json({ status: 200, isTaken: true })))
    await expect.poll(() => place.textContent).toContain('ข้อมูลนี้มีอยู่ในระบบแล้ว')
    expect(calls.at(-1)).toEqual([
      '/api/form/unique',
      { formID: 'f'.repeat(24), name: 'phone', value: '0812345678', token: 'token' },
    ])
  })

  it('that is free says nothing', async () => {
    const { place, calls } = await check(unique(() => Response.json({ status: 200, isTaken: false })))
    await expect.poll(() => calls.length).toBe(2)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(place.textContent).not.toMatch(/มีอยู่ในระบบ|ไม่สามารถตรวจสอบ/)
  })

  it.each([
    ['th', 'พบปัญหา ไม่สามารถตรวจสอบได้ในขณะนี้'],
    ['en', 'Failed to fetch data from API'],
  ] as const)('cannot be asked about without a line, in %s', async (locale, text) => {
    const { place } = await check(
      unique(() => undefined),
      locale,
    )
    await expect.poll(() => place.textContent).toContain(text)
  })
})

describe('a file', () => {
  const uploads: FakeRequest[] = []
  /** A request whose progress and answer the test gives. */
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    constructor() {
      super()
      uploads.push(this)
    }
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {}
    progress = (loaded: number) =>
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
    answer = (key: string) => {
      Object.assign(this, { status: 200, responseText: JSON.stringify({ data: { key } }) })
      this.dispatchEvent(new Event('load'))
    }
  }
  const field = (itemLimit: number) =>
    ['upload', { name: 'paper', label: 'เอกสาร', fileTypeLimit: ['pdf'], itemLimit, fileSizeLimit: 1 }] as const
  const file = (called: string) => new File(['x'], called)
  const key = (n: number) => `upload/1760000000000-${String(n).padStart(32, '0')}.pdf`
  const showFiles = async (itemLimit: number) => {
    uploads.length = 0
    const shown = await show([field(itemLimit)])
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    const states = () =>
      [...shown.place.querySelectorAll<HTMLElement>('[data-state]')].map((one) => one.dataset['state'])
    return { ...shown, states }
  }

  it('is selected, uploading and uploaded, each in words, and can be removed from the value', async () => {
    const { place, states, choose, press, send, sent } = await showFiles(2)
    choose('paper', [file('ก.pdf'), file('ข.pdf')])
    await expect.poll(states).toEqual(['selected', 'selected'])
    expect([place.textContent?.match(/เลือกแล้ว/g)?.length, uploads.length]).toEqual([2, 0])
    press('อัปโหลด')
    await expect.poll(() => uploads.length).toBe(2)
    expect(states()).toEqual(['uploading', 'uploading'])
    uploads[0]!.progress(40)
    await expect.poll(() => place.textContent).toContain('กำลังอัปโหลด 40%')
    for (const [at, one] of uploads.entries()) one.answer(key(at))
    await expect.poll(states).toEqual(['uploaded', 'uploaded'])
    expect(place.textContent).toContain('อัปโหลดแล้ว')
    press('ลบไฟล์ ก.pdf')
    await expect.poll(states).toEqual(['uploaded'])
    send()
    await expect.poll(() => sent().length).toBeGreaterThan(0)
    expect(sent()[0]).toMatchObject({ data: { formData: { paper: [key(1)] } } })
  })

  it('that is the only one is uploaded at once', async () => {
    const { states, choose } = await showFiles(1)
    choose('paper', [file('ก.pdf')])
    await expect.poll(() => uploads.length).toBe(1)
    expect(states()).toEqual(['uploading'])
    uploads[0]!.answer(key(7))
    await expect.poll(states).toEqual(['uploaded'])
  })
})
