import { Checkbox } from '#ui/field/checkbox.tsx'
import { FieldHints } from '#ui/field/field.tsx'
import { FormColumn, FormPair } from '#ui/field/form.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import type { FieldDescription } from '#ui/office/form-description.ts'

interface DescribedFieldsProps {
  fields: readonly FieldDescription[]
  /** What a list says before anything is chosen. */
  choose: string
}

/** Fields of a derived form in the look of public pages; short ones are beside each other. They post as those of the office. */
export function DescribedFields({ fields, choose }: DescribedFieldsProps) {
  if (fields.length === 0) return null
  return (
    <FormColumn>
      {pairsOf(fields).map((pair) =>
        pair.length === 1 ? (
          <DescribedField key={pair[0]!.name} field={pair[0]!} choose={choose} />
        ) : (
          <FormPair key={pair[0]!.name}>
            {pair.map((field) => (
              <DescribedField key={field.name} field={field} choose={choose} />
            ))}
          </FormPair>
        ),
      )}
    </FormColumn>
  )
}

/** Neighbours that take half a line or less, two by two. */
function pairsOf(fields: readonly FieldDescription[]): FieldDescription[][] {
  const pairs: FieldDescription[][] = []
  for (const field of fields) {
    const last = pairs.at(-1)
    if (last?.length === 1 && isShort(last[0]!) && isShort(field)) last.push(field)
    else pairs.push([field])
  }
  return pairs
}

const isShort = ({ kind, span = 6 }: FieldDescription) => span <= 3 && kind !== 'longtext' && kind !== 'boolean'

function DescribedField({ field, choose }: { field: FieldDescription; choose: string }) {
  const said = { name: field.name, label: field.label, hint: field.hint, error: field.problem }
  const value = field.value === null || field.value === undefined ? '' : String(field.value)
  const shared = { ...said, defaultValue: value, required: field.isRequired === true }
  if (field.kind === 'boolean') return <YesOrNo field={field} />
  if (field.kind === 'longtext') return <TextAreaField {...shared} rows={4} maxLength={4000} />
  if (field.kind === 'choice') return <SelectField {...shared} choices={field.choices ?? []} placeholder={choose} />
  return <TextField {...shared} {...inputOf[field.kind]} {...tuned[field.name]} maxLength={1000} />
}

/** An unticked box sends nothing, so that it says no before it. */
function YesOrNo({ field: { name, label, value, hint, problem } }: { field: FieldDescription }) {
  return (
    <div>
      <input type="hidden" name={name} value="false" />
      <Checkbox isLarge id={name} name={name} value="true" label={label} defaultChecked={value === true} />
      <FieldHints id={name} hint={hint} error={problem} />
    </div>
  )
}

const inputOf: Partial<Record<FieldDescription['kind'], object>> = {
  date: { type: 'date' },
  number: { inputMode: 'decimal', hasDigits: true },
  phone: { type: 'tel', hasDigits: true },
  email: { type: 'email' },
  code: { hasDigits: true },
}

/** What browsers fill in. */
const tuned: Record<string, object> = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  citizen: { inputMode: 'numeric', autoComplete: 'off' },
  'address.subdistrict': { autoComplete: 'address-level3' },
  'address.district': { autoComplete: 'address-level2' },
  'address.province': { autoComplete: 'address-level1' },
  'address.zipcode': { autoComplete: 'postal-code', inputMode: 'numeric' },
}
