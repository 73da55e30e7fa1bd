import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { FieldDescription, FormWords } from '../../form-description.ts'
import { ListControl } from './list-control.tsx'

const words = new Proxy({} as FormWords, { get: (_, name) => `[${String(name)}]` })
const people: FieldDescription = {
  ...{ name: 'lecturer', label: 'วิทยากร', kind: 'people', isRequired: false },
  ...{ value: ['a', 'วิทยากรรับเชิญ'], choices: [{ value: 'a', label: 'อาจารย์มาลี' }] },
}
const html = (more: Partial<FieldDescription>) =>
  renderToStaticMarkup(<ListControl field={{ ...people, ...more }} words={words} locale="th" />)
const written = (text: string) => [...text.matchAll(/<input type="text"[^>]*>/g)].map(([input]) => input)

describe('a list of people', () => {
  it('always has an empty row to write the next into, and takes each away again', () => {
    expect(written(html({}))).toHaveLength(2)
    expect(html({})).toContain('[remove] วิทยากรรับเชิญ')
    expect(written(html({ value: [] }))).toHaveLength(1)
  })

  it('shows what it holds and no row to write into while it is locked', () => {
    const locked = html({ isLocked: 'แก้ไขที่ต้นฉบับ' })
    expect(locked).toContain('<fieldset id="field-lecturer"')
    expect(locked).toContain('disabled=""')
    expect(written(locked)).toHaveLength(1)
    expect(written(locked)[0]).toMatch(/readOnly=""/i)
    expect(locked).not.toContain('[remove]')
    expect(locked).not.toContain('[add]')
    expect(written(html({ isLocked: 'แก้ไขที่ต้นฉบับ', value: ['a'] }))).toEqual([])
    expect(written(html({ isLocked: 'แก้ไขที่ต้นฉบับ', value: [], choices: [] }))).toEqual([])
  })
})
