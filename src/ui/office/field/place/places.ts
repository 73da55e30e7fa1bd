import { createContext } from 'react'

/** A subdistrict of Thailand with its district, province and post code, as written in an address. */
export interface Place {
  subdistrict: string
  district: string
  province: string
  zipcode: string
}

type PlacePart = keyof Place

/** Finds places whose subdistrict or post code contains the typed text, the best match first. */
export type AskPlaces = (typed: string) => Promise<Place[]>

/** The search function for places. Without it the parts of an address are plain inputs. */
export const Places = createContext<AskPlaces | null>(null)

/** Returns a place on one line: ตลาดใหญ่ · เมืองภูเก็ต · ภูเก็ต 83000. */
export const lineOf = ({ subdistrict, district, province, zipcode }: Place) =>
  `${subdistrict} · ${district} · ${province} ${zipcode}`

/** Returns which part of an address a field is, and the event for a place chosen in another field. */
export const partOf = (name: string) => name.slice(name.lastIndexOf('.') + 1) as PlacePart
export const chosenIn = (name: string) => `place:${name.slice(0, name.lastIndexOf('.'))}`
