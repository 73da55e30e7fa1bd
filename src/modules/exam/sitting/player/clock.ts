import type { SittingClock } from '../protocol.ts'

/** The server's time at a moment of the monotonic clock. Changing the device's clock moves nothing. */
export interface PlayerClock {
  serverMs: number
  atMs: number
  endsAtMs: number | null
  isPaused: boolean
}

const maxDeviceSkewMs = 2 * 60_000
const announcedMinutes = [1, 5, 10] as const

/** Reads a reply. `sentMs` and `receivedMs` are monotonic: the server read its clock about halfway between them. */
export function readClock(
  { serverNow, endsAt, isPaused }: Pick<SittingClock, 'serverNow' | 'endsAt' | 'isPaused'>,
  { sentMs, receivedMs }: { sentMs: number; receivedMs: number },
): PlayerClock {
  return {
    serverMs: Date.parse(serverNow),
    atMs: (sentMs + receivedMs) / 2,
    endsAtMs: endsAt === null ? null : Date.parse(endsAt),
    isPaused,
  }
}

/** Returns the milliseconds left, 0 after the end, or null without an end. A pause keeps what was left. */
export function remainingMs({ serverMs, atMs, endsAtMs, isPaused }: PlayerClock, nowMs: number): number | null {
  if (endsAtMs === null) return null
  return Math.max(0, endsAtMs - serverMs - (isPaused ? 0 : nowMs - atMs))
}

/** Returns the minutes to announce, 10, 5 or 1, if they were reached between two readings of the time left. */
export function announcedMinute(beforeMs: number | null, afterMs: number | null): 1 | 5 | 10 | null {
  if (beforeMs === null || afterMs === null || afterMs === 0) return null
  return announcedMinutes.find((minute) => beforeMs > minute * 60_000 && afterMs <= minute * 60_000) ?? null
}

/** Whether the device's clock differs from the server's by more than two minutes. */
export function isDeviceClockOff(clock: PlayerClock, device: { nowMs: number; dateMs: number }): boolean {
  return Math.abs(clock.serverMs + device.nowMs - clock.atMs - device.dateMs) > maxDeviceSkewMs
}
