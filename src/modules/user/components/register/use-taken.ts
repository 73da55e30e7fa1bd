import { useState } from 'react'
import {
  type Rule,
  type UniqueField,
  uniqueFields,
  uniqueValues,
  type RegistrationDraft,
} from '../../rules/registration.ts'
import { askTaken } from './ask-taken.ts'

/** What the server found to be taken, with the submitted form. */
export interface Refused {
  at: number
  written: RegistrationDraft
  broken: Rule[]
  clash: UniqueField[]
}

/** The taken values, from the form's submission or from the check on blur. */
export const useTaken = ({ token, refused }: { token: string; refused: Refused | undefined }) => {
  const [known, setKnown] = useState<Record<string, boolean>>({})
  const [unsure, setUnsure] = useState('')
  const ask = async (field: UniqueField, written: RegistrationDraft) => {
    const value = uniqueValues(written)[field]
    if (`${field} ${value}` in known) return
    const isTaken = await askTaken(token, { field, value })
    setUnsure(isTaken === null ? field : '')
    if (isTaken !== null) setKnown((values) => ({ ...values, [`${field} ${value}`]: isTaken }))
  }
  const isTaken = (field: UniqueField, written: RegistrationDraft) => {
    const value = uniqueValues(written)[field]
    const isRefused = refused?.clash.includes(field) && uniqueValues(refused.written)[field] === value
    return isRefused || known[`${field} ${value}`] === true
  }
  return { ask, unsure, of: (written: RegistrationDraft) => uniqueFields.filter((field) => isTaken(field, written)) }
}
