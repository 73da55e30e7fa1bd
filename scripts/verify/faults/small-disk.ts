import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate disk in memory, which can be filled completely without affecting others. */
export class SmallDisk {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Mounts a disk with a size in megabytes. */
  static async of(megabytes: number): Promise<SmallDisk> {
    const folder = mkdtempSync(join(tmpdir(), 'wicha-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}M,mode=755`, 'tmpfs', folder], { stdio: 'ignore' })
    return new SmallDisk(folder)
  }

  get #ballast() {
    return join(this.folder, 'ballast')
  }

  get freeBytes() {
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize
  }

  /** Fills all free space. */
  fill() {
    const file = openSync(this.#ballast, 'a')
    for (const block of [Buffer.alloc(1 << 20, 1), Buffer.alloc(4096, 1), Buffer.alloc(1, 1)]) writeAll(file, block)
    closeSync(file)
  }

  /** Removes the filling. */
  clear() {
    rmSync(this.#ballast, { force: true })
  }

  async remove() {
    execFileSync('umount', ['-l', this.folder], { stdio: 'ignore' })
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Writes until no space is left. */
function writeAll(file: number, block: Buffer) {
  try {
    while (writeSync(file, block) === block.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Returns why such a disk is impossible here, or null. */
export const whyNoDisk = async (): Promise<string | null> => {
  try {
    await (await SmallDisk.of(1)).remove()
    return null
  } catch {
    return 'no right to mount a disk'
  }
}
