import { readFileSync } from 'node:fs'
import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { FieldDescription, FormDescription, FormWords } from '../form-description.ts'
import { changedNames } from './writing/changes.ts'
import { FormView } from './form.tsx'
import { type Failure, SaveFailure } from '../state/save-failure.ts'
import { problemCount, withProblems } from './problems.ts'

const words = new Proxy({} as FormWords, { get: (_, name) => (name === 'editor' ? {} : `[${String(name)} {n}]`) })

const field = (more: Partial<FieldDescription>): FieldDescription => ({
  name: 'x',
  label: 'ช่อง',
  kind: 'text',
  value: '',
  ...more,
})

const form = (fields: FieldDescription[], more: Partial<FormDescription> = {}): FormDescription => ({
  heading: 'แก้ไขคอร์ส',
  crumbs: [{ href: '/lesson', label: 'คอร์สเรียน' }],
  locale: 'th',
  hidden: [{ name: 'version', value: '3' }],
  sections: [
    { title: 'ข้อมูลหลัก', fields },
    { title: 'ราคา', fields: [field({ name: 'price', label: 'ราคา', kind: 'baht', value: 4800, unit: 'บาท' })] },
  ],
  save: { label: 'บันทึก' },
  cancel: { href: '/lesson/all', label: 'ทิ้งการแก้ไข' },
  problems: [],
  words,
  ...more,
})

const html = (description: FormDescription) =>
  renderToStaticMarkup(
    <MantineProvider>
      <FormView description={description} />
    </MantineProvider>,
  )

const choices = [
  { value: 's', label: 'ความปลอดภัย' },
  { value: 'm', label: 'เครื่องจักร' },
]

describe('a field before any script has run', () => {
  it.each<[string, Partial<FieldDescription>, RegExp]>([
    ['text', { kind: 'text', value: 'หม้อน้ำ' }, /id="field-x"[^>]*name="x"[^>]*value="หม้อน้ำ"/],
    ['email', { kind: 'email', value: 'a@b.th' }, /type="email"[^>]*name="x"/],
    ['phone', { kind: 'phone', value: '0897654321' }, /type="tel"[^>]*name="x"/],
    ['longtext', { kind: 'longtext', value: 'ยาว' }, /<textarea[^>]*name="x"[^>]*>ยาว<\/textarea>/],
    [
      'richtext',
      { kind: 'richtext', value: '<p>ก</p>' },
      /<textarea[^>]*name="x"[^>]*>&lt;p&gt;ก&lt;\/p&gt;<\/textarea>/,
    ],
    ['number', { kind: 'number', value: 1284 }, /name="x"[^>]*value="1,284"/],
    ['baht', { kind: 'baht', value: 4800 }, /inputMode="decimal"[^>]*name="x"[^>]*value="4,800\.00"/i],
    ['date in the Buddhist era', { kind: 'date', value: '2026-12-14' }, /name="x"[^>]*value="14 ธ\.ค\. 2569"/],
    [
      'instant in Thai time',
      { kind: 'instant', value: '2026-12-18T09:00:00.000Z' },
      /value="18 ธ\.ค\. 2569 เวลา 16:00"/,
    ],
    [
      'boolean off first',
      { kind: 'boolean', value: true },
      /<input type="hidden" name="x" value="false"\/>.*type="checkbox"/,
    ],
    ['choice', { kind: 'choice', value: 'm', choices }, /<select[^>]*name="x".*<option value="m" selected="">/],
    ['reference', { kind: 'reference', value: 's', choices }, /<option value="s" selected="">ความปลอดภัย/],
    [
      'codes with an empty first',
      { kind: 'codes', value: ['m'], choices },
      /type="hidden" name="x" value=""\/>.*checked="" value="m"|type="hidden" name="x" value=""\/>.*name="x" checked="" value="m"/,
    ],
    [
      'check boxes for several choices',
      { kind: 'choices', value: ['s'], choices },
      /type="checkbox" name="x" checked="" value="s"\/>.*type="checkbox" name="x" value="m"/,
    ],
    [
      'check boxes for several references',
      { kind: 'references', value: ['m'], choices },
      /type="checkbox" name="x" checked="" value="m"/,
    ],
    ['file', { kind: 'file', value: 'upload/1.pdf' }, /inputMode="url"[^>]*name="x"[^>]*value="upload\/1\.pdf"/i],
    ['json', { kind: 'json', value: '{"a": 1}' }, /<textarea[^>]*name="x"[^>]*>\{&quot;a&quot;: 1\}<\/textarea>/],
    ['people written in', { kind: 'people', value: ['อ.สมชาย'] }, /<input type="text"[^>]*name="x" value="อ\.สมชาย"/],
    ['password, never shown', { kind: 'password', value: 'secret' }, /autoComplete="new-password"/i],
  ])('%s', (_, more, expected) => {
    expect(html(form([field(more)]))).toMatch(expected)
  })

  it('does not show a stored password', () => {
    expect(html(form([field({ kind: 'password', value: 'secret' })]))).not.toContain('secret')
  })

  it.each<FieldDescription['kind']>(['text', 'date', 'baht', 'choice', 'boolean', 'longtext', 'richtext'])(
    'a locked %s says why and sends nothing',
    (kind) => {
      const locked = html(form([field({ kind, isLocked: 'มีผู้ลงทะเบียนแล้ว', choices })]))
      expect(locked).toContain('มีผู้ลงทะเบียนแล้ว')
      expect(locked).not.toContain('name="x"')
    },
  )

  it('is heard with its problem and hint', () => {
    const text = html(form([field({ problem: 'ต้องกรอก', hint: 'ไม่เกิน 100 ตัว', isRequired: true })]))
    expect(text).toMatch(/aria-invalid="true"/)
    expect(text).toMatch(/aria-describedby="field-x-error +field-x-description"/)
    expect(text).toMatch(/id="field-x-error"[^>]*>.*ต้องกรอก/)
    expect(text).toMatch(/required=""/)
  })
})

describe('FormView', () => {
  it('posts, keeps its hidden fields and offers the way out', () => {
    const text = html(form([field({})]))
    expect(text).toMatch(/<form novalidate="" method="post"/i)
    expect(text).toContain('<input type="hidden" name="version" value="3"/>')
    expect(text).toMatch(/href="\/lesson\/all"[^>]*>ทิ้งการแก้ไข/)
    expect(text).toMatch(/type="submit"[^>]*>บันทึก/)
    expect(text).toContain('href="#section-2"')
  })

  it('lays the parts of one field together, under its name and its problem', () => {
    const within = { name: 'at', label: 'ที่อยู่', hint: 'ตามบัตรประชาชน', problem: 'กรุณากรอก' }
    const text = html(
      form([field({}), ...['at.NO', 'at.MOO'].map((name) => field({ name, within })), field({ name: 'y' })]),
    )
    const whole = /<fieldset id="field-at"[\s\S]*<\/fieldset>/.exec(text)![0]
    expect(whole).toMatch(/aria-describedby="field-at-problem field-at-hint"/)
    expect(whole).toMatch(/<legend>ที่อยู่<\/legend>.*กรุณากรอก.*ตามบัตรประชาชน.*name="at.NO".*name="at.MOO"/)
    expect(whole).not.toContain('name="y"')
  })

  it('leads from the summary to each field and counts by section', () => {
    const text = html(form([field({})], { problems: [{ name: 'price', label: 'ราคา', text: 'ต้องไม่ติดลบ' }] }))
    expect(text).toMatch(/role="alert".*href="#field-price">ราคา<\/a> ต้องไม่ติดลบ/)
    expect(text).toMatch(/href="#section-2">ราคา<b[^>]*>1<\/b>/)
    expect(text).toContain('[problems 1]')
  })

  it('says that it was saved', () => {
    expect(html(form([field({})], { saved: 'บันทึกแล้ว' }))).toMatch(/role="status"[^>]*>.*บันทึกแล้ว/)
  })
})

describe('a form that somebody else saved meanwhile', () => {
  const conflict = {
    ...{ title: 'มาลี บันทึกรายการนี้', text: 'เหลือ 1 ช่อง', mine: 'ของฉัน' },
    fields: [{ name: 'x', label: 'ที่นั่ง', against: 'mark', mine: '40', theirs: '36', by: 'มาลี · 10:42' }],
    acts: [{ label: 'ใช้ของมาลี', stands: 'theirs' as const }],
  }
  const text = html(form([field({})], { conflict }))

  it('asks for one of the two values, as a part of the form', () => {
    expect(text).toMatch(/role="alert".*มาลี บันทึกรายการนี้.*href="#field-x">ที่นั่ง/)
    expect(text).toContain('<input type="hidden" name="against.x" value="mark"/>')
    expect(text).toMatch(/type="radio" name="stands\.x" value="mine"\/><span><small>ของฉัน<\/small>40/)
    expect(text).toMatch(/type="radio" name="stands\.x" value="theirs"\/><span><small>มาลี · 10:42<\/small>36/)
  })

  it('lets Enter choose nothing', () => {
    const [first] = /<button type="submit"[^>]*>/.exec(text)!
    expect(first).not.toContain('name=')
  })
})

describe('the bar with the button', () => {
  const bar = (more: { isSaving?: boolean }, failure: Failure | null = null) =>
    renderToStaticMarkup(
      <MantineProvider>
        <SaveFailure value={failure}>
          <FormView description={form([field({})])} {...more} />
        </SaveFailure>
      </MantineProvider>,
    ).split('data-save-bar')[1]!
  const failure = { title: 'บันทึกไม่สำเร็จ', text: 'ระบบขัดข้อง' }

  it('says that it is saving, and then what went wrong, and the button is whole again', () => {
    expect(bar({})).not.toContain('[saving')
    const saving = bar({ isSaving: true }, failure)
    expect(saving).toContain('[saving {n}]')
    expect(saving).toMatch(/<button[^>]* aria-busy="true"[^>]*disabled/)
    expect(saving).not.toContain('role="alert"')
    const failed = bar({ isSaving: false }, failure)
    expect(failed).toMatch(/role="alert".*<b>บันทึกไม่สำเร็จ<\/b> ระบบขัดข้อง/)
    expect(failed).not.toContain('disabled')
  })

  it('keeps the text of its button readable while saving', () => {
    const rules = readFileSync(new URL('../controls/button.module.css', import.meta.url), 'utf8')
    expect(rules).toMatch(
      /\.primary\[aria-busy='true'\]:disabled \{\s+color: var\(--on-brand\);\s+background: var\(--brand-solid\);/,
    )
  })
})

describe('withProblems', () => {
  it("lets a field's own text go first", () => {
    const [first] = withProblems(
      form([field({ problem: 'ของช่อง' }), field({ name: 'y' })], {
        problems: ['x', 'y'].map((name) => ({ name, label: name, text: 'จากสรุป' })),
      }),
    )
    expect(first?.fields.map((one) => one.problem)).toEqual(['ของช่อง', 'จากสรุป'])
    expect(first && problemCount(first)).toBe(2)
  })
})

describe('changedNames', () => {
  const look = (more: Partial<FieldDescription>, ...sent: string[]) => {
    const entries = new FormData()
    for (const value of sent) entries.append('x', value)
    return changedNames(entries, [{ title: '', fields: [field(more)] }]).has('x')
  }
  it.each<[Partial<FieldDescription>, string[], boolean]>([
    [{ value: 'ก' }, ['ก'], false],
    [{ value: 'ก' }, ['ข'], true],
    [{ value: null }, [''], false],
    [{ kind: 'longtext', value: 'ก\nข' }, ['ก\r\nข'], false],
    [{ kind: 'boolean', value: true }, ['false', 'true'], false],
    [{ kind: 'boolean', value: true }, ['false'], true],
    [{ kind: 'boolean', value: null }, ['false'], false],
    [{ kind: 'codes', value: ['a', 'b'] }, ['', 'b', 'a'], false],
    [{ kind: 'codes', value: ['a', 'b'] }, ['', 'b'], true],
    [{ kind: 'people', value: [] }, ['', ''], false],
    [{ kind: 'choices', value: ['a', 'b'] }, ['', 'b', 'a'], false],
    [{ kind: 'references', value: ['a'] }, [''], true],
    [{ kind: 'baht', value: 4800 }, ['4800'], false],
    [{ kind: 'password', value: null }, ['ใหม่'], true],
    [{ value: 'ก', isLocked: 'ล็อก' }, [], false],
    [{ value: 'ข', stored: 'ก' }, ['ข'], true],
    [{ value: 'ข', stored: null }, [''], false],
  ])('%j sent as %j: %s', (more, sent, expected) => {
    expect(look(more, ...sent)).toBe(expected)
  })
})
