import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { keepForOffline } from "./offline";

mount(App, { target: document.body });

if (import.meta.env.PROD) {
  // A browser may refuse to keep anything; the game does not depend on it.
  window.addEventListener("load", () => void keepForOffline().catch(() => undefined));
}
