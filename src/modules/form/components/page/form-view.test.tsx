import { Window } from 'happy-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type ComponentType, lazy } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RowViewModel } from '#platform/content/page/page-view-model.server.ts'
import { BlockViews } from '#platform/content/page/view/block-views.ts'
import type { BlockView } from '#platform/content/page/block.ts'
import FormAddress from '../../blocks/place/form-address/view.tsx'
import FormCheckbox from '../../blocks/choice/form-checkbox/view.tsx'
import FormConsent from '../../blocks/choice/form-consent/view.tsx'
import FormDatetime from '../../blocks/time/form-datetime/view.tsx'
import FormHidden from '../../blocks/made/form-hidden/view.tsx'
import FormInput from '../../blocks/text/form-input/view.tsx'
import FormRadiobox from '../../blocks/choice/form-radiobox/view.tsx'
import FormRating from '../../blocks/choice/form-rating/view.tsx'
import FormSelect from '../../blocks/choice/form-select/view.tsx'
import FormTextarea from '../../blocks/text/form-textarea/view.tsx'
import FormUpload from '../../blocks/file/form-upload/view.tsx'
import type { FormPageContent } from '../../page-types/form/load.server.ts'
import { addressWords, dateWords, formWords, uploadWords } from '../../words.ts'
import { FormView } from './form-view.tsx'

const viewsByType: Record<string, ComponentType<{ shown: never }>> = {
  ...{ 'form-input': FormInput, 'form-textarea': FormTextarea, 'form-radiobox': FormRadiobox },
  ...{ 'form-checkbox': FormCheckbox, 'form-select': FormSelect, 'form-datetime': FormDatetime },
  ...{ 'form-address': FormAddress, 'form-upload': FormUpload, 'form-consent': FormConsent },
  ...{ 'form-rating': FormRating, 'form-hidden': FormHidden },
}

/** Views that are loaded already, as on a server that has rendered them before. */
const views = Object.fromEntries(
  Object.entries(viewsByType).map(([type, View]) => {
    const loaded = View as unknown as ReturnType<typeof lazy<BlockView<unknown>>>
    return [type, { now: loaded, later: loaded }]
  }),
)

const inThai = <Words extends Record<string, { th: string }>>(words: Words) =>
  Object.fromEntries(Object.entries(words).map(([name, { th }]) => [name, th])) as { [Word in keyof Words]: string }

const content: FormPageContent = {
  ...{ _id: 'f'.repeat(24), version: 1, courseID: null, today: '2026-11-28', locale: 'th' },
  ...{
    words: inThai(formWords),
    dates: inThai(dateWords),
    address: inThai(addressWords),
    uploads: inThai(uploadWords),
  },
}

const common = { hint: '', show: true, style: 'full', required: false, reqError: '', isPrivate: false, isListed: false }
const row = (id: string, fields: [type: string, props: object][], form?: RowViewModel['form']): RowViewModel => ({
  ...{ id, gapSize: 24, isFull: false, customId: null, alignment: null },
  sizes: { width: null, bsz: null, sz: null },
  columns: [
    {
      ...{ id: `${id}c`, col: 12, alignment: 'left' },
      objects: fields.map(([type, props], at) => ({
        ...{ id: `${id}o${at}`, type: `form-${type}`, isStill: false, styles: [] },
        shown: { ...common, id: `${id}o${at}`, ...props },
      })),
    },
  ],
  ...(form && { form }),
})

const htmlOf = (...rows: RowViewModel[]) =>
  renderToString(
    <BlockViews value={views}>
      <FormView rows={rows} content={content} />
    </BlockViews>,
  )

const options = ['ก', 'ข'].map((label, at) => ({ value: `v${at}`, label }))

describe('a form without a script', () => {
  const kinds = [
    ['input', { name: 'first', label: 'ชื่อ', value: 'สมชาย' }],
    ['textarea', { name: 'more', label: 'รายละเอียด' }],
    ['radiobox', { name: 'kind', label: 'ประเภท', options, value: 'v1' }],
    ['checkbox', { name: 'days', label: 'วัน', options }],
    ['select', { name: 'size', label: 'ขนาด', options }],
    ['datetime', { name: 'born', label: 'วันเกิด', showDateTime: 'datetime' }],
    ['address', { name: 'home', label: 'ที่อยู่' }],
    ['upload', { name: 'file', label: 'เอกสาร', fileTypeLimit: ['pdf'], itemLimit: 2, fileSizeLimit: 3 }],
    ['consent', { name: 'agree', label: 'ยินยอม', text: 'ข้อความ' }],
    ['rating', { name: 'rate', label: 'คะแนน', most: 3 }],
    ['hidden', { name: 'source', value: 'web' }],
  ] as [string, object][]
  const html = htmlOf(row('r', kinds))

  it.each([
    ['input', /<input(?=[^>]*name="first")(?=[^>]*value="สมชาย")/],
    ['textarea', /<textarea[^>]*name="more"/],
    ['radiobox', /<input(?=[^>]*type="radio")(?=[^>]*name="kind")(?=[^>]*value="v1")(?=[^>]*checked)/],
    ['checkbox', /<input(?=[^>]*type="checkbox")(?=[^>]*name="days")/],
    ['select', /<select[^>]*name="size"/],
    [
      'datetime',
      /<select[^>]*name="born.year"[\s\S]*?2569[\s\S]*?2467[\s\S]*?name="born.hour"[\s\S]*?name="born.minute"/,
    ],
    ['address', /name="home.province"[\s\S]*name="home.zipcode"/],
    ['upload', /<input(?=[^>]*type="file")(?=[^>]*name="file")(?=[^>]*accept="\.pdf")/],
    ['consent', /<input(?=[^>]*name="agree")(?=[^>]*value="true")/],
    ['rating', /aria-label="3 จาก 3"/],
    ['hidden', /<input(?=[^>]*type="hidden")(?=[^>]*name="source")(?=[^>]*value="web")/],
  ])('has the control of %s, which sends its name', (_, control) => expect(html).toMatch(control))

  it('has Submit, Clear and a loading screen, and no draft, key or token', () => {
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>ส่งข้อมูล/)
    expect(html).toMatch(/<button[^>]*type="reset"[^>]*>ล้างข้อมูล/)
    expect(html).toMatch(/data-loading=""[\s\S]*?กำลังเตรียมแบบฟอร์ม/)
    expect(html).not.toMatch(/token|Error Details/)
  })

  it('has fields that are not asked yet, with the answers under which they are', () => {
    const logics = [{ value: 'v0', method: 'show', targets: ['tax'] }]
    const hidden = htmlOf(
      row('r', [
        ['radiobox', { name: 'kind', label: 'ประเภท', options, logics }],
        ['input', { name: 'tax', label: 'เลข', show: false }],
      ]),
    )
    expect(hidden).toMatch(/data-unasked=""><p[^>]*>กรอกเฉพาะเมื่อ “ประเภท” คือ ก<\/p>/)
  })

  it('has all tabs under their names', () => {
    const tabs = htmlOf(
      row('a', [['input', { name: 'one', label: 'หนึ่ง' }]], { tab: 'ผู้สมัคร' }),
      row('b', [['input', { name: 'two', label: 'สอง' }]], { tab: 'เอกสาร' }),
    )
    expect(tabs).toMatch(/ผู้สมัคร<\/h2>[\s\S]*name="one"[\s\S]*เอกสาร<\/h2>[\s\S]*name="two"/)
  })
})

describe('a data set', () => {
  const people = (dataSetLimit: number, ...more: RowViewModel[]) =>
    htmlOf(
      row('s', [['input', { name: 'name', label: 'ชื่อ' }]], {
        ...{ dataMode: 'set', dataSetName: 'people', dataSetTitle: 'ผู้เข้าอบรม', dataSetLimit },
      }),
      ...more,
    )

  it('has its title, and names its copies by their place', () => {
    expect(people(3)).toMatch(/<h2[^>]*>ผู้เข้าอบรม<\/h2>[\s\S]*aria-label="ผู้เข้าอบรม ชุดที่ 1"[\s\S]*name="people.0.name"/)
  })

  it('offers another copy only where the limit is above 1', () => {
    expect(people(2)).toContain('เพิ่มผู้เข้าอบรม')
    expect(people(1)).not.toContain('เพิ่มผู้เข้าอบรม')
  })

  it('begins with its stored copies, and says at the limit that there are no more', () => {
    const copy = row('k', [['input', { name: 'name', label: 'ชื่อ' }]], { dataMode: 'copy', dataSetName: 'people' })
    const html = people(2, copy)
    expect(html).toContain('name="people.1.name"')
    expect(html).toMatch(/aria-disabled="true"[\s\S]*เพิ่มได้สูงสุด 2 ชุด/)
    expect(html.match(/name="people\.\d\.name"/g)).toHaveLength(2)
  })
})

it('a field outside a form, as on the canvas of the builder, is an example', () => {
  const shown = { ...common, id: 'x', label: 'ชื่อ', value: 'ตัวอย่าง', options: [] } as never
  expect(renderToString(<FormInput shown={shown} />)).toMatch(/value="ตัวอย่าง"/)
  expect(renderToString(<FormUpload shown={shown} />)).toContain('type="file"')
  expect(renderToString(<FormDatetime shown={shown} />)).toContain('<select')
})

describe('a form in a browser', () => {
  afterEach(() => void vi.unstubAllGlobals())

  /** A form whose script has started. The server of these tests answers nothing. */
  function hydrate(...rows: RowViewModel[]) {
    const window = new Window({ url: 'http://localhost/' })
    const { document, sessionStorage, HTMLInputElement } = window
    for (const [name, value] of Object.entries({ window, document, sessionStorage, HTMLInputElement }))
      vi.stubGlobal(name, value)
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run))
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    document.title = 'ใบสมัคร'
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = htmlOf(...rows)
    const view = (
      <BlockViews value={views}>
        <FormView rows={rows} content={content} />
      </BlockViews>
    )
    const root = hydrateRoot(place as unknown as HTMLElement, view)
    const send = () =>
      place.querySelector('form')!.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
    return { place, document, send, end: () => root.unmount() }
  }

  it('is ready, and lists what is missing with a link to each field and the count in its title', async () => {
    const { place, document, send, end } = hydrate(
      row('r', [['input', { name: 'first', label: 'ชื่อ', required: true, reqError: 'บอกชื่อก่อน' }]]),
      row('s', [['input', { name: 'who', label: 'ใคร', required: true }]], {
        ...{ dataMode: 'set', dataSetName: 'people', dataSetTitle: 'ผู้เข้าอบรม', dataSetLimit: 2 },
      }),
    )
    await expect.poll(() => place.querySelector('[data-loading]')).toBeNull()
    send()
    await expect.poll(() => document.querySelector('#form-errors')?.textContent).toContain('Error Details')
    expect([...place.querySelectorAll('li a')].map((link) => link.textContent)).toEqual([
      'ชื่อ: บอกชื่อก่อน',
      'ผู้เข้าอบรม ชุดที่ 1 – ใคร: ไม่มีการกรอกข้อมูล',
    ])
    expect(document.title).toBe('(2) ใบสมัคร')
    await expect.poll(() => place.querySelector('[name=first]')!.getAttribute('aria-invalid')).toBe('true')
    end()
  })

  it('without a line keeps what is sent, says so, and lets nobody change it meanwhile', async () => {
    const { place, send, end } = hydrate(row('r', [['input', { name: 'first', label: 'ชื่อ', value: 'สมชาย' }]]))
    await expect.poll(() => place.querySelector('[data-loading]')).toBeNull()
    send()
    await expect.poll(() => place.textContent).toContain('เก็บข้อมูลไว้ในเครื่องนี้แล้ว แต่ยังไม่ได้ส่ง')
    expect(place.querySelector('[inert] [name=first]')).not.toBeNull()
    expect(sessionStorage.getItem(`wicha-form-waiting ${content._id}`)).toContain('"first":"สมชาย"')
    end()
  })

  it('shows one tab at a time', async () => {
    const { place, end } = hydrate(
      row('a', [['input', { name: 'one', label: 'หนึ่ง' }]], { tab: 'ผู้สมัคร' }),
      row('b', [['input', { name: 'two', label: 'สอง' }]], { tab: 'เอกสาร' }),
    )
    await expect.poll(() => place.querySelectorAll('[role=tab]').length).toBe(2)
    expect([place.querySelector('[name=one]') !== null, place.querySelector('[name=two]')]).toEqual([true, null])
    end()
  })
})
