import { useState } from 'react'
import {
  type Rule,
  type UniqueField,
  uniqueFields,
  uniqueValues,
  type RegistrationDraft,
} from '../../rules/registration.ts'
import { askTaken } from './ask-taken.ts'

/** What the server found to be somebody else's, in the form that it was sent. */
export interface Refused {
  at: number
  written: RegistrationDraft
  broken: Rule[]
  clash: UniqueField[]
}

/** The values of which the site has somebody already: as the server said when the form was sent, or when a field was left. */
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
