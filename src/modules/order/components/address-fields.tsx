import { FormPair } from '#ui/field/form.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Head } from '#ui/prose/head.tsx'
import type { Typed } from './checkout-form.server.ts'

type Name = Exclude<keyof Typed, 'method' | 'note' | 'tax'>

interface AddressProps {
  typed: Typed
  words: Record<Name | 'ship', string>
  issues: { field: string; text: string }[]
}

/** What browsers fill in, for each field. */
const autoComplete: Partial<Record<Name, string>> = {
  name: 'shipping name',
  phone: 'shipping tel-national',
  NO: 'shipping address-line1',
  zipcode: 'shipping postal-code',
  province: 'shipping address-level1',
  district: 'shipping address-level2',
  subdistrict: 'shipping address-level3',
}

const numeric: readonly Name[] = ['phone', 'zipcode']

/** The fields that say where goods are sent. */
export function AddressFields({ typed, words, issues }: AddressProps) {
  const field = (name: Name) => (
    <TextField
      {...{ name, label: words[name], defaultValue: typed[name], autoComplete: autoComplete[name] ?? 'off' }}
      error={issues.find((issue) => issue.field === name)?.text}
      {...(numeric.includes(name) && { inputMode: 'numeric' as const, hasDigits: true })}
    />
  )
  return (
    <>
      <Head title={words.ship} />
      <FormPair>
        {field('name')}
        {field('phone')}
      </FormPair>
      <FormPair>
        {field('NO')}
        {field('MOO')}
      </FormPair>
      {field('BUILDING_TH')}
      <FormPair>
        {field('SOI_TH')}
        {field('ROAD_TH')}
      </FormPair>
      <FormPair>
        {field('subdistrict')}
        {field('district')}
      </FormPair>
      <FormPair>
        {field('province')}
        {field('zipcode')}
      </FormPair>
    </>
  )
}
