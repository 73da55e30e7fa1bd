import type { FormTemplate, TemplateField } from './template.ts'

const text = (th: string, en: string) => ({ th, en })
export const input = (name: string, [th, en]: [string, string], props: TemplateField['props'] = {}): TemplateField => ({
  ...{ name, type: 'input', label: text(th, en), props: { required: true, ...props } },
})
export const long = (name: string, [th, en]: [string, string], required = true): TemplateField => ({
  ...{ name, type: 'textarea', label: text(th, en), props: { required, maxLength: 2000 } },
})
export const choice = (name: string, [th, en]: [string, string], options: [string, string][]): TemplateField => ({
  ...{ name, type: 'radiobox', label: text(th, en), props: { required: true, isListed: true } },
  options: options.map(([one, other]) => text(one, other)),
})
export const day = (name: string, [th, en]: [string, string]): TemplateField => ({
  ...{ name, type: 'datetime', label: text(th, en), props: { required: true, isListed: true } },
})
export const files = (name: string, [th, en]: [string, string]): TemplateField => ({
  ...{ name, type: 'upload', label: text(th, en) },
  props: { fileTypeLimit: ['pdf', 'jpg', 'png'], itemLimit: 3, fileSizeLimit: 10 },
})
export const rating = (name: string, [th, en]: [string, string]): TemplateField => ({
  ...{ name, type: 'rating', label: text(th, en), props: { required: true, most: 5, isListed: true } },
})
export const agree = (name: string, [th, en]: [string, string], [body, bodyEn]: [string, string]): TemplateField => ({
  ...{ name, type: 'consent', label: text(th, en), props: { required: true, text: `${body} / ${bodyEn}` } },
})

export const fullName = input('fullName', ['ชื่อและนามสกุล', 'Full name'], { isListed: true })
export const phone = input('phone', ['เบอร์โทรศัพท์', 'Telephone'], { inputType: 'phone' })
export const email = input('email', ['อีเมล', 'Email'], { inputType: 'email', isListed: true })

export const privacy = agree(
  'privacy',
  ['การใช้ข้อมูลส่วนบุคคล', 'Personal details'],
  ['ข้าพเจ้ายินยอมให้ใช้ข้อมูลนี้เพื่อดำเนินการตามคำขอนี้เท่านั้น', 'I agree that these details are used for this request only'],
)

export const template = (
  of: Omit<FormTemplate, 'title' | 'text'> & { title: [string, string]; text: [string, string] },
): FormTemplate => ({
  ...{ ...of, title: text(...of.title), text: text(...of.text) },
})
