import { afterEach, expect, test, vi } from 'vitest'
import { localStore } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStore.remove('key')
})

function refuse(method: 'getItem' | 'setItem' | 'removeItem') {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
}

test('keeps text until the page closes if storage is blocked', () => {
  refuse('getItem')
  refuse('setItem')
  refuse('removeItem')
  localStore.setJson('key', { step: 2 })
  expect(localStore.getJson('key')).toEqual({ step: 2 })
  expect(localStore.outlastsPage('key')).toBe(false)
  localStore.remove('key')
  expect(localStore.get('key')).toBeNull()
})

test('keeps the newest text when storage is full', () => {
  localStore.set('key', 'stored')
  refuse('setItem')
  localStore.set('key', 'newer')
  expect(localStore.get('key')).toBe('newer')
  vi.restoreAllMocks()
  localStore.set('key', 'newest')
  expect(localStorage.getItem('key')).toBe('newest')
  expect(localStore.outlastsPage('key')).toBe(true)
})

test('treats broken JSON as missing', () => {
  localStore.set('key', '{')
  expect(localStore.getJson('key')).toBeUndefined()
})
