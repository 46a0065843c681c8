"""Games that do nothing, for libraries that few machines have: bench/envs.py compares ours with them."""
