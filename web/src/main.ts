import { mount } from "svelte";
import "./styles/all.css";
import App from "./App.svelte";
import { cacheForOffline } from "./offline";

mount(App, { target: document.body });

if (import.meta.env.PROD) {
  // A browser may refuse to cache; the game works without.
  window.addEventListener("load", () => void cacheForOffline().catch(() => undefined));
}
