import { useCallback, useContext, useRef, useState } from 'react'
import { type Hold, type SendUpload, type Uploaded, type UploadRules, UploadSender } from './upload.ts'

/** A file on its way; `problem` where it did not get there. */
export interface Sending {
  id: number
  file: File
  /** 0 to 1. */
  share: number
  /** Whether it can be held, and whether it is. */
  canHold: boolean
  isHeld?: boolean
  problem?: string
}

interface UploadsInput {
  rules: UploadRules
  fields: Record<string, string>
  /** Called with what got there, once nothing is on its way any more. */
  done: (uploaded: Uploaded[]) => void
}

/** What waits is sent with the fields that were there when it was added. */
type Waiting = Sending & Pick<UploadsInput, 'fields'>

/** Those that wait, those under way, and what got there since it was last told. */
interface Line {
  waiting: Waiting[]
  /** Of those that wait, the ones that are not to begin. */
  held: Set<number>
  under: Map<number, { stop: AbortController; hold: Hold }>
  there: Uploaded[]
  next: number
}

const newLine = (): Line => ({ waiting: [], held: new Set(), under: new Map(), there: [], next: 0 })

/** Files that are sent one after the other, each with how far it is; each can be held, cancelled, and sent again where it failed. */
export const useUploads = ({ rules, fields, done }: UploadsInput) => {
  const send = useContext(UploadSender)
  const [sendings, setSendings] = useState<Sending[]>([])
  const line = useRef<Line>(newLine())
  const change = useCallback((id: number, to: Partial<Sending>) => {
    setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one)))
  }, [])
  const drop = useCallback((id: number) => {
    const now = line.current
    now.waiting = now.waiting.filter((one) => one.id !== id)
    now.under.get(id)?.stop.abort()
    setSendings((all) => all.filter((one) => one.id !== id))
  }, [])
  const goOn = () => {
    if (send) sendNext(line.current, { send, rules, change, drop, done })
  }
  const add = (files: Iterable<File>) => {
    const given = [...files].map((file): Sending => {
      const problem = problemOf(file, rules)
      const canHold = file.size >= rules.inParts
      return { id: line.current.next++, file, share: 0, canHold, ...(problem !== null && { problem }) }
    })
    setSendings((all) => [...all, ...given])
    const sound = given.filter(({ problem }) => problem === undefined)
    line.current.waiting.push(...sound.map((one) => ({ ...one, fields })))
    goOn()
  }
  const hold = ({ id, isHeld = false }: Sending) => {
    setHeld(line.current, id, !isHeld)
    change(id, { isHeld: !isHeld })
    goOn()
  }
  const again = (sending: Sending) => {
    drop(sending.id)
    add([sending.file])
  }
  return { sendings, add, again, drop, hold }
}

/** Holds one that is under way or waits, or lets it go on. */
function setHeld({ under, held }: Line, id: number, isHeld: boolean) {
  if (isHeld) held.add(id)
  else held.delete(id)
  const way = under.get(id)
  if (!way) return
  way.hold.isHeld = isHeld
  way.hold.listen?.(isHeld)
}

interface Way extends Pick<UploadsInput, 'done'> {
  send: SendUpload
  rules: UploadRules
  change: (id: number, to: Partial<Sending>) => void
  drop: (id: number) => void
}

/** Sends the next one while nothing but what is held is under way; once there is none it says what got there. */
function sendNext(line: Line, way: Way) {
  if ([...line.under.keys()].some((id) => !line.held.has(id))) return
  const next = line.waiting.find(({ id }) => !line.held.has(id))
  if (next) {
    line.waiting = line.waiting.filter((one) => one !== next)
    void sendOne(line, way, next).then(() => sendNext(line, way))
  } else if (line.there.length > 0) way.done(line.there.splice(0))
}

async function sendOne(line: Line, { send, rules, change, drop }: Way, { id, file, fields }: Waiting) {
  const [stop, hold] = [new AbortController(), free()]
  line.under.set(id, { stop, hold })
  const tell = (share: number) => change(id, { share })
  const answer = await send(file, { fields, tell, signal: stop.signal, hold, inParts: rules.inParts })
  line.under.delete(id)
  line.held.delete(id)
  if ('uploaded' in answer) line.there.push(answer.uploaded)
  if ('uploaded' in answer || stop.signal.aborted) drop(id)
  else change(id, { problem: answer.problem || rules.failed })
}

const free = (): Hold => ({ isHeld: false, listen: null })

/** What can be told before anything is sent; null where nothing speaks against it. */
export const problemOf = ({ name, size }: Pick<File, 'name' | 'size'>, rules: UploadRules): string | null => {
  const ext = name.split('.').at(-1)!.toLowerCase()
  if (!rules.types.includes(ext === 'jpeg' ? 'jpg' : ext)) return rules.wrongType
  return size > rules.most ? rules.tooBig : null
}
