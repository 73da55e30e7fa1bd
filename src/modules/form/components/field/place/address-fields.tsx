import { fill } from '#domain/locale/fill.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { FormPageContent } from '../../../page-types/form/load.server.ts'
import { type FieldContent, type FieldState, useField } from '../../state/use-field.ts'
import { FieldGroup } from '../field-frame.tsx'
import styles from '../field.module.css'
import { type AddressPart, type AddressValue, freeParts, placeParts, readAddress, withPart } from './address-value.ts'
import { type Place, usePlaces } from './use-places.ts'

/** What browsers fill in, for each part. */
const autoComplete: Partial<Record<AddressPart, string>> = {
  NO: 'address-line1',
  province: 'address-level1',
  district: 'address-level2',
  subdistrict: 'address-level3',
  zipcode: 'postal-code',
}

/** An address with its parts. Places are selects where the lookups answer, and texts otherwise. */
export function AddressFields({ content }: { content: FieldContent }) {
  const state = useField(content)
  const { page, isReady, isAsked } = state
  const value = readAddress(state.value)
  const choices = useChoices(value, page !== null && isReady && isAsked)
  const parts = page ? [...freeParts, ...placeParts] : placeParts
  return (
    <FieldGroup state={state}>
      <div className={styles.pair}>
        {parts.map((part) => (
          <AddressPartField key={part} {...{ state, part, value, choices: choices[part] }} />
        ))}
      </div>
    </FieldGroup>
  )
}

interface PartProps {
  state: FieldState
  part: AddressPart
  value: AddressValue
  choices: readonly Place[] | null | undefined
}

function AddressPartField({ state, part, value, choices }: PartProps) {
  const { page, controlID, controlName, set, leave, field } = state
  const words = page?.content.address
  const label = words?.[part] ?? part
  const isMissing = state.error !== undefined && field.required && isPlace(part) && value[part] === ''
  const common = {
    ...{ id: `${controlID}-${part}`, name: `${controlName}.${part}`, label, value: value[part] },
    error: isMissing && words ? missingText(words, label) : undefined,
    autoComplete: autoComplete[part] ?? 'off',
    onBlur: leave,
  }
  const change = (text: string) => set(withZipcode(withPart(value, part, text), part, choices))
  if (!choices || !isListed(choices, value[part]))
    return (
      <TextField
        {...common}
        maxLength={200}
        {...(part === 'zipcode' && { inputMode: 'numeric' as const, hasDigits: true })}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    )
  return (
    <SelectField
      {...common}
      placeholder={page?.content.words.choose ?? ''}
      choices={choices.map(({ name_th }) => ({ value: name_th, label: name_th }))}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

const isPlace = (part: AddressPart): boolean => (placeParts as readonly string[]).includes(part)

const missingText = (words: FormPageContent['address'], part: string) => fill(words.missing, { part })

/** A name that the list lacks, such as one of an earlier draft, stays a text that can be corrected. */
const isListed = (choices: readonly Place[], name: string) =>
  name === '' || choices.some(({ name_th }) => name_th === name)

/** A subdistrict brings its usual postal code. */
function withZipcode(value: AddressValue, part: AddressPart, choices: readonly Place[] | null | undefined) {
  const zipcode = part === 'subdistrict' && choices?.find(({ name_th }) => name_th === value.subdistrict)?.zip_code
  return zipcode ? { ...value, zipcode } : value
}

/** Returns the places to choose from, for each level below the chosen ones. */
function useChoices(value: AddressValue, isOn: boolean): Partial<Record<AddressPart, readonly Place[] | null>> {
  const province = usePlaces(isOn ? { collection: 'province', filter: {} } : null)
  const provinceID = idOf(province, value.province)
  const district = usePlaces(
    provinceID === null ? null : { collection: 'amphure', filter: { province_id: provinceID } },
  )
  const districtID = idOf(district, value.district)
  const subdistrict = usePlaces(
    districtID === null ? null : { collection: 'tambon', filter: { amphure_id: districtID } },
  )
  return { province, district, subdistrict }
}

const idOf = (places: readonly Place[] | null, name: string) =>
  places?.find(({ name_th }) => name_th === name)?.id ?? null
