import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Agreement, Checkbox, Switch } from './checkbox.tsx'
import { Form, MissingList, Revealed } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField, TextField } from './text-field.tsx'

const words = { label: 'นามสกุล', hint: 'ตามบัตรประชาชน', error: 'กรุณากรอกนามสกุล' }
const eye = { showLabel: 'แสดงรหัสผ่าน', hideLabel: 'ซ่อนรหัสผ่าน' }

describe('a field', () => {
  it.each([
    ['text', <TextField key="" name="lastname" {...words} />],
    ['long text', <TextAreaField key="" name="lastname" {...words} />],
    ['password', <PasswordField key="" name="lastname" {...words} {...eye} />],
    ['select', <SelectField key="" name="lastname" choices={[]} {...words} />],
    ['agreement', <Agreement key="" name="lastname" {...words} />],
  ])('of %s ties its error and its hint to the control', (_, field) => {
    const html = renderToStaticMarkup(field)
    expect(html).toContain('id="lastname"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('aria-describedby="lastname-error lastname-hint"')
    expect(html).toMatch(/id="lastname-error".*กรุณากรอกนามสกุล/)
    expect(html).toMatch(/id="lastname-hint".*ตามบัตรประชาชน/)
  })

  it('claims nothing while nothing is wrong', () => {
    const html = renderToStaticMarkup(<TextField name="lastname" label="นามสกุล" />)
    expect(html).not.toMatch(/aria-(invalid|describedby)/)
    expect(html).toContain('<label')
    expect(html).toContain('for="lastname"')
  })

  it('ticks a good value, never a wrong one', () => {
    const html = (error?: string) => renderToStaticMarkup(<TextField name="x" label="x" isValid error={error} />)
    expect(html()).toContain('<svg')
    expect(html('ผิด')).toMatch(/<svg.*ผิด/)
    expect(html('ผิด').match(/<svg/g)).toHaveLength(1)
  })

  it('keeps what was typed when the server answers', () => {
    expect(renderToStaticMarkup(<TextField name="x" label="x" defaultValue="สมหญิง" />)).toContain('value="สมหญิง"')
    const select = (
      <SelectField
        name="x"
        label="x"
        defaultValue="b"
        choices={[
          { value: 'a', label: 'ก' },
          { value: 'b', label: 'ข' },
        ]}
      />
    )
    expect(renderToStaticMarkup(select)).toMatch(/value="b" selected/)
  })
})

describe('PasswordField', () => {
  it('starts hidden, with an eye that says what it does', () => {
    const html = renderToStaticMarkup(<PasswordField name="password" label="รหัสผ่าน" {...eye} />)
    expect(html).toContain('type="password"')
    expect(html).toContain('<span class="sr">แสดงรหัสผ่าน</span>')
    expect(html).toContain('type="button"')
  })
})

describe('Checkbox and Switch', () => {
  it('are named by their label', () => {
    expect(renderToStaticMarkup(<Checkbox name="free" label="เรียนฟรี" count={41} />)).toMatch(
      /<label.*checkbox.*เรียนฟรี.*41/,
    )
    expect(renderToStaticMarkup(<Switch name="ads" label="คุกกี้โฆษณา" />)).toContain('role="switch"')
  })

  it('become one of several as a radio', () => {
    expect(renderToStaticMarkup(<Checkbox type="radio" name="m" label="ออนไลน์" />)).toContain('type="radio"')
  })
})

describe('Revealed', () => {
  it('stands beside the box that shows it, so that no script is needed', () => {
    const html = renderToStaticMarkup(
      <Revealed by={<Checkbox name="member" label="สมาชิก" />}>
        <TextField name="number" label="หมายเลข" />
      </Revealed>,
    )
    expect(html).toMatch(/^<div[^>]*><label.*name="member".*<\/label><div[^>]*>.*name="number"/)
  })
})

describe('Form and MissingList', () => {
  it('posts without the browser validating first', () => {
    expect(renderToStaticMarkup(<Form action="/user/register" />)).toMatch(/<form novalidate="".*method="post"/i)
  })

  it('links each missing thing to its field, and vanishes when all is there', () => {
    const list = (missing: { field?: string; text: string }[]) =>
      renderToStaticMarkup(<MissingList title="ยังส่งไม่ได้" missing={missing} />)
    expect(list([{ field: 'lastname', text: 'กรุณากรอกนามสกุล' }])).toContain('<a href="#lastname">กรุณากรอกนามสกุล</a>')
    expect(list([{ text: 'ลองใหม่ภายหลัง' }])).toContain('<p>ลองใหม่ภายหลัง</p>')
    expect(list([])).toBe('')
  })
})
