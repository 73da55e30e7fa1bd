import { useState } from 'react'
import { type Rule, type UniqueField, uniqueFields, uniqueValues, type Written } from '../../rules/registration.ts'
import { askTaken } from './ask-taken.ts'

/** What the server found to be somebody else's, in the form that it was sent. */
export interface Refused {
  at: number
  written: Written
  broken: Rule[]
  clash: UniqueField[]
}

interface Asked {
  clash: UniqueField[]
  number: number
  /** The answer of the server that it came after; a later one stands before it. */
  since: Refused | undefined
}

/** The values of which the site has somebody already: as the server said when the form was sent, or when one was left. */
export const useTaken = ({ token, refused }: { token: string; refused: Refused | undefined }) => {
  const [known, setKnown] = useState<Record<string, boolean>>({})
  const [unsure, setUnsure] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = async (field: UniqueField, written: Written) => {
    const value = uniqueValues(written)[field]
    if (`${field} ${value}` in known) return
    const isTaken = await askTaken(token, { field, value })
    setUnsure(isTaken === null ? field : '')
    if (isTaken === null) return
    setKnown((values) => ({ ...values, [`${field} ${value}`]: isTaken }))
    if (isTaken) setAsked((before) => ({ clash: [field], number: (before?.number ?? 0) + 1, since: refused }))
  }
  const isTaken = (field: UniqueField, written: Written) => {
    const value = uniqueValues(written)[field]
    const isRefused = refused?.clash.includes(field) && uniqueValues(refused.written)[field] === value
    return isRefused || known[`${field} ${value}`] === true
  }
  const isNewer = asked !== null && asked.since === refused
  return {
    ask,
    unsure,
    of: (written: Written) => uniqueFields.filter((field) => isTaken(field, written)),
    clash: isNewer ? asked.clash : (refused?.clash ?? []),
    key: isNewer ? asked.number : refused?.at,
  }
}
