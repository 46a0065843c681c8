/** Text kept in localStorage. If the browser refuses, it is kept in memory until the page closes. */

const memory = new Map<string, string>();

/** Whether items stay after the page closes. */
export function canKeepItems(): boolean {
  try {
    localStorage.setItem("regicide.trial", "");
    localStorage.removeItem("regicide.trial");
    return true;
  } catch {
    return false;
  }
}

export function loadItem(key: string): string | null {
  try {
    return localStorage.getItem(`regicide.${key}`);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function saveItem(key: string, value: string): void {
  try {
    localStorage.setItem(`regicide.${key}`, value);
  } catch {
    memory.set(key, value);
  }
}

/** An item of this tab alone, until it is closed. */
export function loadTabItem(key: string): string | null {
  try {
    return sessionStorage.getItem(`regicide.${key}`);
  } catch {
    return null;
  }
}

/** Without a value the item is removed. Fails if the browser keeps nothing. */
export function saveTabItem(key: string, value: string | null): void {
  if (value === null) sessionStorage.removeItem(`regicide.${key}`);
  else sessionStorage.setItem(`regicide.${key}`, value);
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(`regicide.${key}`);
  } catch {
    // The browser kept nothing.
  }
}
