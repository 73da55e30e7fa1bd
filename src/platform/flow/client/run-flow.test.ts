import { Window } from 'happy-dom'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserAction, FlowAnswer, RunAnswer } from '#domain/flow/run-protocol.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { resumeFlow, startFlow } from './run-flow.ts'
import { hasStoredRun, storeRun, takeRun } from './stored-run.ts'
import { flowWords } from './words.ts'

const words = inLocale(flowWords, 'th')
const window = new Window({ url: 'https://academy.test/cms/page/open-day' })
const left: string[] = []
const names = ['document', 'sessionStorage', 'HTMLElement'] as const

beforeAll(() => {
  for (const name of names) vi.stubGlobal(name, window[name])
  const location = {
    origin: 'https://academy.test',
    pathname: '/cms/page/open-day',
    assign: (to: string) => left.push(to),
    reload: () => left.push('.'),
  }
  vi.stubGlobal('location', location)
})
beforeEach(() => void vi.stubGlobal('navigator', {}))
afterAll(() => void vi.unstubAllGlobals())
afterEach(() => {
  left.length = 0
  window.document.body.innerHTML = ''
  window.sessionStorage.clear()
})

/** A server with a flow of browser steps. It notes what it receives, and answers in order only. */
function serve(steps: BrowserAction[], more: { fails?: number; end?: Partial<RunAnswer>; status?: number } = {}) {
  const received: unknown[] = []
  let failures = more.fails ?? 0
  let taken = -1
  const answerAt = (seq: number): RunAnswer => {
    const action = steps[seq]
    const asked = action ? [{ id: `s${seq}`, name: '', action }] : []
    const state = action ? ('asking' as const) : ('done' as const)
    const end = action ? {} : more.end
    return {
      run: 'r1',
      token: action ? `t${seq}` : '',
      seq,
      state,
      do: asked,
      exports: {},
      message: '',
      pollMs: 0,
      ...end,
    }
  }
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (failures-- > 0) throw new TypeError('no connection')
    const sent = JSON.parse(body) as FlowAnswer
    received.push(address.endsWith('/answer') ? [sent.seq, sent.outcome] : { [address.split('/').at(-1)!]: sent })
    if (more.status) return Response.json({ status: false, message: more.end?.message }, { status: more.status })
    if (address.endsWith('/start')) return Response.json({ status: true, data: answerAt(0) })
    const seq = Number(sent.token.slice(1))
    if (address.endsWith('/resume')) return Response.json({ status: true, data: answerAt(taken + 1) })
    taken = seq
    expect(seq).toBe(sent.seq)
    return Response.json({ status: true, data: answerAt(seq + 1) })
  })
  return received
}

const yes = { isTrue: true }
const no = { isTrue: false }
/** A new element of the page. */
const place = (name: 'div' | 'button', of: Partial<HTMLElement> = {}) => {
  const element = window.document.createElement(name) as unknown as HTMLElement
  window.document.body.append(Object.assign(element, of) as never)
  return element
}
const dialog = () => window.document.querySelector('dialog')
const titleOf = () => dialog()?.querySelector('h2')?.textContent ?? null
const press = async (name: string) => {
  const find = () => [...(dialog()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === name)
  await expect.poll(find, { interval: 5 }).toBeTruthy()
  find()!.click()
}
const say = (message: string): BrowserAction => ({ code: 'alert', title: '', message, button: '' })
const ask: BrowserAction = { code: 'prompt', title: '', message: 'รับข่าวสารหรือไม่', accept: '', decline: '' }
const page = '/cms/page/open-day'
const start = (more: Partial<Parameters<typeof startFlow>[1]> = {}) => startFlow('f'.repeat(24), { words, ...more })

describe('a flow in the browser', () => {
  it('performs its steps in order and answers each', async () => {
    const received = serve([say('หนึ่ง'), say('สอง'), say('สาม')])
    const end = start({ form: { email: 'a@b.th' } })
    for (const text of ['หนึ่ง', 'สอง', 'สาม']) {
      await expect.poll(() => dialog()?.querySelector('p')?.textContent, { interval: 5 }).toBe(text)
      await press('ตกลง')
    }
    expect(await end).toBe('done')
    const answers = [0, 1, 2].map((seq) => [seq, yes])
    expect(received).toEqual([{ start: { flowID: 'f'.repeat(24), page, form: { email: 'a@b.th' } } }, ...answers])
    expect(dialog()).toBeNull()
  })

  it.each([
    ['ยินยอม', yes],
    ['ไม่ยินยอม', no],
  ])('sends the answer of a prompt: %s', async (name, outcome) => {
    const received = serve([ask])
    const end = start()
    await press(name)
    await end
    expect(received[1]).toEqual([0, outcome])
  })

  it('takes Escape in a prompt as a refusal, and returns the focus', async () => {
    const received = serve([ask])
    const button = place('button')
    button.focus()
    const end = start()
    await expect.poll(titleOf, { interval: 5 }).toBe('โปรดยืนยัน')
    dialog()!.dispatchEvent(new window.Event('cancel'))
    dialog()!.close()
    await end
    expect(received[1]).toEqual([0, no])
    expect(window.document.activeElement).toBe(button)
  })

  it('writes plain text as text, and content as HTML that the server sanitised', async () => {
    const row = place('div', { id: 'way', hidden: true, innerHTML: '<p>เดิม</p>' })
    const html = '<b>รถไฟฟ้า</b>'
    const inRow: BrowserAction = { code: 'display', target: 'way', html }
    serve([say('<b>x</b>'), { code: 'display', target: '', html }, inRow, inRow])
    const end = start()
    await expect.poll(() => dialog()?.querySelector('p')?.innerHTML, { interval: 5 }).toBe('&lt;b&gt;x&lt;/b&gt;')
    await press('ตกลง')
    await expect.poll(titleOf, { interval: 5 }).toBe(words.content)
    expect(dialog()!.querySelector('b')?.textContent).toBe('รถไฟฟ้า')
    await press('ปิด')
    expect(await end).toBe('done')
    expect([row.hidden, row.textContent]).toEqual([false, 'เดิมรถไฟฟ้า'])
  })

  it('hides and shows rows of the page by their id', async () => {
    const row = place('div', { id: 'offer' })
    serve([{ code: 'visible', targets: ['offer', 'unknown'], isVisible: false }])
    await start()
    expect(row.hidden).toBe(true)
    serve([{ code: 'visible', targets: ['offer'], isVisible: true }])
    await start()
    expect(row.hidden).toBe(false)
  })

  it('waits with a countdown that screen readers hear', async () => {
    const received = serve([{ code: 'wait', seconds: 1, message: '' }])
    const end = start()
    const spoken = () => window.document.querySelector('[role=status]')?.textContent
    await expect.poll(spoken, { interval: 5 }).toMatch(/1 วินาที/)
    expect(await end).toBe('done')
    expect(received[1]).toEqual([0, yes])
    expect(spoken()).toBeUndefined()
  })

  it('reloads once, after the server has the outcome, and the next page goes on', async () => {
    const received = serve([{ code: 'reload' }, say('กลับมาแล้ว')])
    expect(await start()).toBe('left')
    expect([left, received.length, hasStoredRun()]).toEqual([['.'], 2, true])
    const end = resumeFlow({ words })
    await press('ตกลง')
    expect(await end).toBe('done')
    expect(received.slice(2)).toEqual([{ resume: { run: 'r1', token: 't1', seq: 1 } }, [1, yes]])
    expect([left, hasStoredRun()]).toEqual([['.'], false])
    expect(await resumeFlow({ words }), 'nothing is left').toBeNull()
  })

  it.each([
    ['/lesson/home', ['/lesson/home'], yes],
    ['//evil.test', [], no],
    [String.raw`/\evil.test`, [], no],
    ['https://evil.test/', [], no],
    ['javascript:alert(1)', [], no],
    ['', [], no],
  ])('goes to %s only if it is of this site', async (path, to, outcome) => {
    const received = serve([{ code: 'goto', path }])
    await start()
    expect([left, received[1], hasStoredRun()]).toEqual([to, [0, outcome], false])
  })

  it('fails a step that it does not know', async () => {
    const received = serve([{ code: 'xyz' } as unknown as BrowserAction])
    expect(await start()).toBe('done')
    expect(received[1]).toEqual([0, no])
  })

  it('asks how far the server is as long as it says so', async () => {
    const received = serve([], { end: { state: 'running', token: 't0', pollMs: 5 } })
    const end = start()
    await expect.poll(() => received.length, { interval: 5 }).toBeGreaterThan(3)
    const resume = { run: 'r1', token: 't0', seq: 0 }
    expect(received.slice(1, 3)).toEqual([{ resume }, { resume }])
    serve([])
    expect(await end).toBe('done')
    expect(window.document.querySelector('[role=status]')).toBeNull()
  })
})

describe('a step that needs the person', () => {
  const login = (message = ''): BrowserAction => ({
    code: 'login',
    message,
    fields: [
      { name: 'username', field: 'user' },
      { name: 'password', field: '' },
    ],
  })
  const type = async (name: string, value: string) => {
    const find = () => dialog()?.querySelector<never>(`input[name=${name}]`) as unknown as HTMLInputElement | null
    await expect.poll(find, { interval: 5 }).toBeTruthy()
    find()!.value = value
  }

  it('takes what the form has, asks for the rest, and stores nothing', async () => {
    const received = serve([login()])
    const end = start({ form: { user: 'somchai' } })
    await type('password', 'secret words')
    expect(dialog()!.querySelector('input[name=username]')).toBeNull()
    expect(dialog()!.querySelector('input[name=password]')?.getAttribute('type')).toBe('password')
    await press('ดำเนินการต่อ')
    expect(await end).toBe('done')
    expect(received[1]).toEqual([0, { isTrue: true, values: { username: 'somchai', password: 'secret words' } }])
    expect([window.sessionStorage.length, window.localStorage.length]).toEqual([0, 0])
  })

  it('asks for everything again after a failure, with its text, and may be cancelled', async () => {
    const received = serve([login('เกิดข้อผิดพลาดในการเข้าสู่ระบบ')])
    const end = start({ form: { user: 'somchai' } })
    await type('username', 'x')
    expect(dialog()!.querySelector('p')?.textContent).toBe('เกิดข้อผิดพลาดในการเข้าสู่ระบบ')
    await press('ยกเลิก')
    await end
    expect(received[1]).toEqual([0, no])
  })
})

describe('what goes wrong', () => {
  it.each([
    [404, 'Failed to fetch flow by ID', 'Failed to fetch flow by ID'],
    [400, 'Invalid request', 'Invalid request'],
    [409, 'anything', words.stale],
    [500, '', words.failed],
  ])('is said in a dialog: %i', async (status, message, text) => {
    serve([], { status, end: { message } })
    const end = start()
    await expect.poll(() => dialog()?.querySelector('p')?.textContent, { interval: 5 }).toBe(text)
    await press('ปิด')
    expect(await end).toBe('failed')
  })

  it('is silent in a flow that the page started', async () => {
    serve([], { status: 404 })
    expect(await start({ isAuto: true })).toBe('failed')
    expect(dialog()).toBeNull()
  })

  it('says why a run failed, to the letter', async () => {
    serve([], { end: { state: 'failed', message: 'เกิดข้อผิดพลาดในการเข้าสู่ระบบ' } })
    const end = start()
    await expect.poll(() => dialog()?.querySelector('p')?.textContent, { interval: 5 }).toBe('เกิดข้อผิดพลาดในการเข้าสู่ระบบ')
    await press('ปิด')
    expect(await end).toBe('failed')
  })

  it('can be tried again without a connection, and is said once', async () => {
    const received = serve([say('มาแล้ว')], { fails: 2 })
    const end = start()
    await press('ลองใหม่')
    await press('ลองใหม่')
    await press('ตกลง')
    expect(await end).toBe('done')
    expect(received).toHaveLength(2)
    serve([], { fails: 1 })
    const given = start()
    await press('ปิด')
    expect(await given).toBe('failed')
    expect(dialog()).toBeNull()
  })

  it('asks first whether a lost answer arrived, and does not answer twice', async () => {
    const received = serve([say('หนึ่ง'), say('สอง')])
    const served = fetch
    let isLost = false
    vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
      const reply = await served(address, request)
      if (isLost || !address.endsWith('/answer')) return reply
      isLost = true
      throw new TypeError('the reply was lost')
    })
    const end = start()
    await press('ตกลง')
    await press('ลองใหม่')
    await press('ตกลง')
    expect(await end).toBe('done')
    expect(received.slice(1)).toEqual([[0, yes], { resume: { run: 'r1', token: 't0', seq: 0 } }, [1, yes]])
  })

  it('answers again when the answer did not arrive', async () => {
    const received = serve([say('หนึ่ง')])
    const served = fetch
    let isLost = false
    vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
      if (isLost || !address.endsWith('/answer')) return served(address, request)
      isLost = true
      throw new TypeError('no connection')
    })
    const end = start()
    await press('ตกลง')
    await press('ลองใหม่')
    expect(await end).toBe('done')
    expect(received.slice(1)).toEqual([{ resume: { run: 'r1', token: 't0', seq: 0 } }, [0, yes]])
  })

  it('lets only one tab answer', async () => {
    const locks = { request: async (_name: string, _of: object, act: (lock: null) => unknown) => act(null) }
    vi.stubGlobal('navigator', { locks })
    const received = serve([say('x')])
    const end = start()
    await expect.poll(() => dialog()?.querySelector('p')?.textContent, { interval: 5 }).toBe(words.elsewhere)
    await press('ปิด')
    expect(await end).toBe('left')
    expect(received).toHaveLength(1)
  })

  it.each(['{', '{}', 'null', '"x"', '{"run":1,"token":"x","seq":1}', '{"run":"r","token":"x"}'])(
    'ignores a stored run that is broken: %s',
    async (text) => {
      window.sessionStorage.setItem('wicha flow', text)
      expect(await resumeFlow({ words })).toBeNull()
      expect(hasStoredRun()).toBe(false)
    },
  )

  it('goes on without storage', () => {
    vi.stubGlobal('sessionStorage', null)
    storeRun({ run: 'r1', token: 't1', seq: 1 })
    expect([takeRun(), hasStoredRun()]).toEqual([null, false])
    vi.stubGlobal('sessionStorage', window.sessionStorage)
  })
})
