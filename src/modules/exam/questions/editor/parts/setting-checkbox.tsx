import { Checkbox } from '@mantine/core'

interface SettingCheckboxProps {
  label: string
  isOn: boolean
  change: (isOn: boolean) => void
}

/** A setting of a question that is on or off. */
export function SettingCheckbox({ label, isOn, change }: SettingCheckboxProps) {
  return <Checkbox label={label} checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />
}
