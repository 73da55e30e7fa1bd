import { useCallback, useContext, useRef, useState } from 'react'
import { type Hold, type SendUpload, type Uploaded, type UploadRules, UploadSender } from './upload.ts'

/** A file being uploaded. `problem` is set if it failed. */
export interface Sending {
  id: number
  file: File
  /** 0 to 1. */
  share: number
  /** Whether it can be paused, and whether it is paused. */
  canHold: boolean
  isHeld?: boolean
  problem?: string
}

interface UploadsInput {
  rules: UploadRules
  fields: Record<string, string>
  /** Called with the stored files once no upload is under way. */
  done: (uploaded: Uploaded[]) => void
}

/** A waiting file is sent with the fields of the moment when it was added. */
type Waiting = Sending & Pick<UploadsInput, 'fields'>

/** Waiting and active uploads, and those completed since the last report. */
interface Line {
  waiting: Waiting[]
  /** Waiting uploads that must not start. */
  held: Set<number>
  under: Map<number, { stop: AbortController; hold: Hold }>
  there: Uploaded[]
  next: number
}

const newLine = (): Line => ({ waiting: [], held: new Set(), under: new Map(), there: [], next: 0 })

/**
 * Uploads files one after the other with their progress. Each can be paused, cancelled, and retried after a failure.
 */
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

/** Pauses an active or waiting upload, or resumes it. */
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

/** Starts the next upload if all active ones are paused. If none is left, it reports the stored files. */
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

/** Returns a problem that is known before the upload, or null. */
export const problemOf = ({ name, size }: Pick<File, 'name' | 'size'>, rules: UploadRules): string | null => {
  const ext = name.split('.').at(-1)!.toLowerCase()
  if (!rules.types.includes(ext === 'jpeg' ? 'jpg' : ext)) return rules.wrongType
  return size > rules.most ? rules.tooBig : null
}
